import type { PaperFile } from '@coop/papers/paper';
import { writePdf } from '@coop/papers/pdf/write-pdf';
import regular from '@expo-google-fonts/noto-sans-thai-looped/400Regular/NotoSansThaiLooped_400Regular.ttf?url';
import bold from '@expo-google-fonts/noto-sans-thai-looped/700Bold/NotoSansThaiLooped_700Bold.ttf?url';
import type { Making } from '../export/export-file.ts';
import { type ExportFile, saveFile } from '../export/export-table.ts';
import { markOf } from '../papers/mark.ts';
import { tablePaper } from './table-paper.ts';

/** Finer than it is printed: 14 mm at 580 dots an inch. */
const DOTS = 320;

/** Draws a picture in the middle of a white square, as large as fits. */
function drawWithin(pen: CanvasRenderingContext2D, image: HTMLImageElement): void {
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, DOTS, DOTS);
  // A vector drawing may have no size of its own.
  const width = image.naturalWidth || DOTS;
  const height = image.naturalHeight || DOTS;
  const scale = DOTS / Math.max(width, height);
  const x = (DOTS - width * scale) / 2;
  const y = (DOTS - height * scale) / 2;
  pen.drawImage(image, x, y, width * scale, height * scale);
}

/** The logo as a JPEG, whatever kind of picture it is; none where it does not come. */
async function logoAt(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = DOTS;
    canvas.height = DOTS;
    const pen = canvas.getContext('2d');
    if (!pen) return undefined;
    drawWithin(pen, image);
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, 'image/jpeg', 0.92);
    return await (await promise)?.arrayBuffer();
  } catch {
    return undefined;
  }
}

async function bytesAt(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Saves papers as a PDF file, its letters fetched for it; throws where they cannot be had. */
export async function savePapers({ name, papers }: PaperFile, making: Making): Promise<void> {
  const [plain, strong, logo] = await Promise.all([
    bytesAt(regular),
    bytesAt(bold),
    making.logo ? logoAt(making.logo) : undefined,
  ]);
  const parts = await writePdf(
    papers,
    making,
    { regular: plain, bold: strong },
    { logo, markOf: (verification) => markOf(verification, making.origin ?? '') },
  );
  saveFile(`${name}.pdf`, new Blob(parts, { type: 'application/pdf' }));
}

export function savePdf(file: ExportFile, making: Making): Promise<void> {
  return savePapers({ name: file.name, papers: [tablePaper(file, making)] }, making);
}
