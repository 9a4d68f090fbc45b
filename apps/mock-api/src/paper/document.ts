export type Block =
  | { readonly heading: string }
  | { readonly paragraph: string }
  | { readonly list: readonly string[]; readonly numbered?: boolean }
  /** The first row is the header. */
  | { readonly table: readonly (readonly string[])[] }
  /** Labels with a dotted line to write on. */
  | { readonly fields: readonly string[] };

/** Contents of a PDF file. Equal documents make equal files. */
export interface PaperDocument {
  /** Publisher, at the head of each page. */
  readonly publisher: string;
  readonly address: string;
  readonly title: string;
  /** Number of the document, such as `สอ. 69002-1`. */
  readonly number: string;
  /** `YYYY-MM-DD`; also the file's date of creation. */
  readonly date: string;
  readonly dateText: string;
  readonly blocks: readonly Block[];
}
