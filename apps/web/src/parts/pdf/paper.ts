/** A line of a table, a text for each column. */
export type PaperRow = readonly string[];

export interface PaperColumn {
  readonly header: string;
  readonly align: 'start' | 'end';
}

/** How a reader finds out whether the paper is genuine. */
export interface PaperCheck {
  readonly number: string;
  readonly check: string;
  /** Where number and check are typed. */
  readonly address: string;
}

/** What a PDF file says; every text as it is to be read. */
export interface Paper {
  /** The cooperative, at the head of each page. */
  readonly coopName: string;
  readonly title: string;
  /** Whose it is, in words; at the head of each page. */
  readonly owner?: string | undefined;
  /** Terms and values between title and table. */
  readonly facts: readonly (readonly [term: string, value: string])[];
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  readonly totals: readonly PaperRow[];
  /** The line that carries the sums of so many rows from one page to the next; none where nothing is added up. */
  readonly carried?: ((rows: number, label: string) => PaperRow) | undefined;
  /** Who sign, each below a line. */
  readonly signatures?: readonly string[] | undefined;
  readonly verification?: PaperCheck | undefined;
  /** Instant in ISO. */
  readonly madeAt: string;
}
