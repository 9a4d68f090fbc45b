/** A line of a table, a text for each column; `\n` begins a new line within a cell. */
export type PaperRow = readonly string[];

export interface PaperColumn {
  readonly header: string;
  readonly align: 'start' | 'end';
  /** A head over this column and its neighbours with the same. */
  readonly group?: string | undefined;
}

export const startColumn = (header: string): PaperColumn => ({ header, align: 'start' });
export const endColumn = (header: string): PaperColumn => ({ header, align: 'end' });

export interface PaperTable {
  readonly kind: 'table';
  /** Over it. */
  readonly title?: string | undefined;
  /** Its name to whom it is read aloud, where nothing stands over it. */
  readonly label?: string | undefined;
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  /** Lines of sums; a label at the start of one takes the empty cells after it. */
  readonly totals?: readonly PaperRow[] | undefined;
  /** Rows that are sums of those before them, by their place; their label takes the empty cells after it, too. */
  readonly sums?: readonly number[] | undefined;
  /** Close lines in small letters, for a sheet of very many columns or rows. */
  readonly isDense?: boolean | undefined;
  /**
   * Rows that begin a page in print, by their place. A file has the same pages where the sheet is counted by them
   * (`isDense`); else a page of it ends where it is full.
   */
  readonly breaks?: readonly number[] | undefined;
  /** The line that carries the sums of so many rows: the first on a page, or the last. None where nothing is added up. */
  readonly carried?: ((rows: number, place: 'first' | 'last') => PaperRow) | undefined;
}

/** Person who signs. */
export interface Signature {
  readonly role: string;
  readonly name?: string | undefined;
  /** In the place of the line to sign on. */
  readonly above?: string | undefined;
}

export type PaperFact = readonly [term: string, value: string];

/** A part of a paper, one below the other. */
export type PaperBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | {
      readonly kind: 'text';
      readonly text: string;
      readonly look?: 'plain' | 'indent' | 'strong' | 'note' | 'end' | undefined;
    }
  /** Terms with their values, in as many columns as there are lists. */
  | { readonly kind: 'facts'; readonly sides: readonly (readonly PaperFact[])[] }
  /** A QR code that is no mark of the paper, with what it says. */
  | {
      readonly kind: 'code';
      readonly content: string;
      readonly alt: string;
      readonly title?: string;
      readonly facts: readonly PaperFact[];
    }
  /** Framed, under a heading. */
  | {
      readonly kind: 'section';
      readonly title: string;
      /** Name by which a page leads to it. */
      readonly id?: string;
      readonly blocks: readonly PaperBlock[];
    }
  /** People who sign, each below a line. */
  | { readonly kind: 'signatures'; readonly people: readonly Signature[] }
  | PaperTable;

/** Places where a hand signs, and where it writes a name. */
export const SIGNED = 'ลงชื่อ';
export const PEN = '.'.repeat(40);

/**
 * Marks by which what a paper is checked that the backend signs: its number, the content of its code, a short code to
 * type.
 */
export interface Verification {
  readonly number: string;
  readonly code: string;
  readonly check: string;
}

/** Content of a paper, in print and as a PDF file; every text as it is to be read. */
export interface Paper {
  readonly title: string;
  /**
   * A letter has its subject among its blocks: its title names the file only. A table begins with its title, a memo with
   * nothing but its title in the middle. Without it, an official paper: the cooperative at its head, its title in the
   * middle.
   */
  readonly look?: 'letter' | 'table' | 'memo' | undefined;
  /**
   * Has room for the name of the cooperative alone at its head; what checks it stands beside who sign. Without it,
   * tables lie that are too wide.
   */
  readonly isLying?: boolean | undefined;
  /** Kept in a file: room for its holes at the left. */
  readonly isFiled?: boolean | undefined;
  /** Framed beside the title: a copy, a revision. */
  readonly stamp?: string | undefined;
  /** Below the title. */
  readonly sub?: string | undefined;
  /** Name at the head of a paper that is not the cooperative's. */
  readonly from?: string | undefined;
  /** Owner, in words; at the head of each page but the first. */
  readonly owner?: string | undefined;
  readonly blocks: readonly PaperBlock[];
  /** Marks by which what it is checked, where the backend signs it. */
  readonly verification?: Verification | undefined;
  /** Before the moment at which it is printed. */
  readonly printed?: string | undefined;
}

/** Papers that make one file. */
export interface PaperFile {
  /** Without its ending. */
  readonly name: string;
  readonly papers: readonly [Paper, ...Paper[]];
}
