/** index.html as the pages of an address have it. */
export interface Template {
  readonly html: string;
  /** Hash of the sheet in it, as a policy names it; none where it only links its sheets. */
  readonly sheetHash?: string;
  /** Its fonts as a Link header: a browser asks for them before it reads the page, a proxy may tell it earlier still. */
  readonly fonts?: string;
}
