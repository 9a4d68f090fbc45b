import { fitPhoto, MOST_PHOTO_MEGABYTES } from './fit-photo.ts';

/** Kinds of files that a request takes as papers. */
export const PAPER_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Some systems do not know the type of a file; its name then stands for it. */
const isPaper = ({ type, name }: File) =>
  type === ''
    ? /\.(pdf|jpe?g|png)$/i.test(name)
    : PAPER_TYPES.some((paperType) => paperType === type);

/**
 * Of the chosen files those that can be sent, in their order: papers of up to `megabytes`, photos made smaller where they
 * are larger, and no more than `most`. Says of the others why they were not taken.
 */
export async function sortPapers(chosen: readonly File[], mostFiles: number, megabytes: number) {
  const files: File[] = [];
  const keptOut: string[] = [];
  for (const other of chosen) {
    const file = await fitPhoto(other, megabytes * 1024 * 1024);
    if (!isPaper(file)) keptOut.push(`ไม่ได้แนบ ${file.name} เพราะไม่ใช่ PDF, JPEG หรือ PNG`);
    else if (file.size > megabytes * 1024 * 1024)
      keptOut.push(`ไม่ได้แนบ ${file.name} เพราะใหญ่เกิน ${megabytes} MB`);
    else if (files.length === mostFiles)
      keptOut.push(`ไม่ได้แนบ ${file.name} เพราะแนบได้ไม่เกิน ${mostFiles} ไฟล์`);
    else files.push(file);
  }
  return { files, keptOut };
}

/** Returns what can be attached: kinds, how many, how large, and that a larger photo is no matter. */
export function paperWords(mostFiles: number, megabytes: number): string {
  return `PDF, JPEG หรือ PNG ไม่เกิน ${mostFiles}\u00a0ไฟล์ ไฟล์ละไม่เกิน ${megabytes}\u00a0MB รูปถ่ายใหญ่ได้ถึง ${MOST_PHOTO_MEGABYTES}\u00a0MB ระบบย่อให้`;
}
