import { QUIET, qrModules } from '@coop/papers/qr-modules';

/** Dots of a module, and of the lines under the code: large enough for the apps that read pictures. */
const DOT = 12;
const LINE = 44;

/**
 * Draws a code with its lines under it as a PNG picture; nothing where the browser draws none.
 * @param lines for whom, how much, which references
 */
export async function codePicture(
  content: string,
  lines: readonly string[],
): Promise<Blob | undefined> {
  const { path, size } = qrModules(content);
  const side = (size + 2 * QUIET) * DOT;
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side + (lines.length + 1) * LINE;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  pen.save();
  pen.scale(DOT, DOT);
  pen.translate(QUIET, QUIET);
  pen.fill(new Path2D(path));
  pen.restore();
  pen.font = `${LINE * 0.6}px ${getComputedStyle(document.body).fontFamily}`;
  pen.textAlign = 'center';
  for (const [index, line] of lines.entries())
    pen.fillText(line, side / 2, side + (index + 0.6) * LINE, side - 2 * DOT);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, 'image/png');
  return (await promise) ?? undefined;
}
