/** Kinds of files that a request takes as papers. */
export const PAPER_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const;

const words = {
  fewer: (name: string, most: number) => `ไม่ได้แนบ ${name} เพราะแนบได้ไม่เกิน ${most} ไฟล์`,
  smaller: (name: string) => `ไม่ได้แนบ ${name} เพราะใหญ่เกิน 2 MB`,
  other: (name: string) => `ไม่ได้แนบ ${name} เพราะไม่ใช่ PDF, JPEG หรือ PNG`,
};

const MOST_BYTES = 2 * 1024 * 1024;

/** Some systems do not know the type of a file; its name then stands for it. */
const isPaper = ({ type, name }: File) =>
  type === '' ? /\.(pdf|jpe?g|png)$/i.test(name) : PAPER_TYPES.some((one) => one === type);

interface Sorted {
  readonly files: readonly File[];
  /** Why others were not taken, each by its name. */
  readonly keptOut: readonly string[];
}

/** Of the chosen files those that can be sent, in their order: papers of up to 2 MB, and no more than `most`. */
export function sortPapers(chosen: readonly File[], most: number): Sorted {
  const files: File[] = [];
  const keptOut: string[] = [];
  for (const file of chosen) {
    if (!isPaper(file)) keptOut.push(words.other(file.name));
    else if (file.size > MOST_BYTES) keptOut.push(words.smaller(file.name));
    else if (files.length === most) keptOut.push(words.fewer(file.name, most));
    else files.push(file);
  }
  return { files, keptOut };
}
