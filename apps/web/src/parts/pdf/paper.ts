import type { Mark } from '../papers/mark.ts';

/** A line of a table, a text for each column; `\n` begins a new line within a cell. */
export type PaperRow = readonly string[];

export interface PaperColumn {
  readonly header: string;
  readonly align: 'start' | 'end';
  /** A head over this column and its neighbours with the same. */
  readonly group?: string | undefined;
}

export interface PaperTable {
  readonly kind: 'table';
  readonly columns: readonly PaperColumn[];
  readonly rows: readonly PaperRow[];
  /** Lines of sums; a label at the start of one takes the empty cells after it. */
  readonly totals?: readonly PaperRow[] | undefined;
  /** Close lines in small letters, for a sheet of very many columns. */
  readonly isDense?: boolean | undefined;
  /** Rows that begin a page, by their place; others do where a page is full. */
  readonly breaks?: readonly number[] | undefined;
  /** The line that carries the sums of so many rows: the first on a page, or the last. None where nothing is added up. */
  readonly carried?: ((rows: number, place: 'first' | 'last') => PaperRow) | undefined;
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
      readonly title: string;
      readonly facts: readonly PaperFact[];
    }
  /** Who sign, each below a line. */
  | { readonly kind: 'signatures'; readonly people: readonly PaperSigner[] }
  | PaperTable;

export interface PaperSigner {
  /** Over the place for the hand. */
  readonly above?: string | undefined;
  readonly role: string;
  /** Empty: written with a pen. */
  readonly name?: string | undefined;
}

/** What a PDF file says; every text as it is to be read. */
export interface Paper {
  /** The cooperative, at the head of each page. */
  readonly coopName: string;
  /** Makes it an official paper: its first page begins with the cooperative, its title stands in the middle. */
  readonly letterhead?: { readonly address: string } | undefined;
  readonly title: string;
  /** A letter has a subject among its blocks instead: its title is that of the file only. */
  readonly isLetter?: boolean | undefined;
  /** Without it, by the width of its tables; official papers are upright. */
  readonly isLying?: boolean | undefined;
  /** Framed beside the title: a copy, a revision. */
  readonly stamp?: string | undefined;
  /** Below the title. */
  readonly sub?: string | undefined;
  /** Whose it is, in words; at the head of each page. */
  readonly owner?: string | undefined;
  readonly blocks: readonly PaperBlock[];
  readonly mark?: Mark | undefined;
  /** Instant in ISO. */
  readonly madeAt: string;
}
