import { correction, generate } from 'lean-qr';

/** Free modules that readers expect around a code. */
export const QUIET = 4;

/** The dark modules of a QR code as one SVG path, a rectangle for each run in a row, and how many are on a side. */
export function qrModules(content: string): { readonly path: string; readonly size: number } {
  const code = generate(content, { minCorrectionLevel: correction.M });
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x;
      while (x < size && code.get(x, y)) x += 1;
      if (x > start) path += `M${start} ${y}h${x - start}v1h${start - x}z`;
    }
  }
  return { path, size };
}
