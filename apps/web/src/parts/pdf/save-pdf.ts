import regular from '@expo-google-fonts/noto-sans-thai-looped/400Regular/NotoSansThaiLooped_400Regular.ttf?url';
import bold from '@expo-google-fonts/noto-sans-thai-looped/700Bold/NotoSansThaiLooped_700Bold.ttf?url';
import type { Making } from '../export/export-file.ts';
import { type ExportFile, saveFile } from '../export/export-table.ts';
import type { PaperFile } from '../papers/paper.ts';
import { logoAt } from './logo.ts';
import { tablePaper } from './table-paper.ts';
import { writePdf } from './write-pdf.ts';

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
  const parts = await writePdf(papers, making, { regular: plain, bold: strong }, logo);
  saveFile(`${name}.pdf`, new Blob(parts, { type: 'application/pdf' }));
}

/** Saves a table as a PDF file. */
export function savePdf(file: ExportFile, making: Making): Promise<void> {
  return savePapers({ name: file.name, papers: [tablePaper(file, making)] }, making);
}
