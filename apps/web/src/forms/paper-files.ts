/** Kinds of files that a request takes as papers. */
export const PAPER_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

/** Some systems do not know the type of a file; its name then stands for it. */
const isPaper = ({ type, name }: File) =>
  type === '' ? /\.(pdf|jpe?g|png)$/i.test(name) : PAPER_TYPES.some((one) => one === type);

/**
 * Of the chosen files those that can be sent, in their order: papers of up to `megabytes`, and no more than `most`. Says
 * of the others why they were not taken.
 */
export function sortPapers(chosen: readonly File[], most: number, megabytes: number) {
  const files: File[] = [];
  const keptOut: string[] = [];
  for (const file of chosen) {
    if (!isPaper(file)) keptOut.push(`ไม่ได้แนบ ${file.name} เพราะไม่ใช่ PDF, JPEG หรือ PNG`);
    else if (file.size > megabytes * 1024 * 1024)
      keptOut.push(`ไม่ได้แนบ ${file.name} เพราะใหญ่เกิน ${megabytes} MB`);
    else if (files.length === most)
      keptOut.push(`ไม่ได้แนบ ${file.name} เพราะแนบได้ไม่เกิน ${most} ไฟล์`);
    else files.push(file);
  }
  return { files, keptOut };
}
