/** A font file of the portal, and what it is made of. */
interface FontFile {
  readonly file: URL;
  readonly source: string;
  readonly letters: string;
}
export const FILES: readonly FontFile[];
export function subset(font: Pick<FontFile, 'source' | 'letters'>): Promise<Buffer>;
