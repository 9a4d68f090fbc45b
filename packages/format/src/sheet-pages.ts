import { letterCount } from './text/thai-text.ts';

/** Numbers of lines on the pages of a list. */
export interface PageLines {
  /** On the first page, which has the heading, and on every page after it. */
  readonly first: number;
  readonly next: number;
  /** Text that stands under the last line on the last page. */
  readonly closing: number;
  /** Rows of a line for which a single page has room with the heading and that text, where it is set closer. */
  readonly alone?: number;
}

/** A billing sheet: lying A4, the total in words, the sums by kind and the signatures at its end. */
const SHEET: PageLines = { first: 31, next: 34, closing: 12, alone: 23.1 };
/** Height of a member's second line and any further one: a row's first has its border and air. */
const FURTHER = 0.86;
/** A list of people on upright A4. */
export const LIST: PageLines = { first: 38, next: 47, closing: 2 };

/** Letters of a name that fit a line. */
const NAME_LETTERS = 24;

/** Returns the lines that a text takes where so many letters fit one. */
export function textLines(text: string, letters: number): number {
  const length = letterCount(text);
  // A broken text leaves a fifth of each line empty, because it is broken between words.
  return length > letters ? Math.ceil((length * 1.2) / letters) : 1;
}

const LOANS: ReadonlySet<string> = new Set(['EMERGENCY', 'ORDINARY', 'SPECIAL']);
const ALONE: ReadonlySet<string> = new Set(['SHARE', 'DEPOSIT', 'CREMATION']);

/**
 * Returns the columns of the sheet in which a kind of item stands: all loans have the same, and so has what only few are
 * billed, because eighteen columns would leave most of them empty and no room for letters that can be read.
 */
export function sheetColumn(kind: string): string {
  if (LOANS.has(kind)) return 'LOAN';
  return ALONE.has(kind) ? kind : 'OTHER';
}

/**
 * Returns the lines of a member on the sheet: items of the same columns stand under one another, and a long name takes
 * more than one.
 * @param kinds the kind of each of the member's items
 */
export function sheetLines(name: string, kinds: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const column of kinds.map(sheetColumn)) counts.set(column, (counts.get(column) ?? 0) + 1);
  return Math.max(textLines(name, NAME_LETTERS), ...counts.values());
}

/**
 * Divides the members of a list into pages: a page is full when the next member's lines would not fit, and nobody's lines
 * are divided unless they are more than a page. Where the closing does not fit under the last members, the last of them
 * goes with it to a page of its own. Source: domain.md A3, keeprep.
 * @param linesOf lines of each member, at least 1
 */
export function sheetPages<Row>(
  rows: readonly Row[],
  linesOf: (row: Row) => number,
  { first, next, closing, alone = 0 }: PageLines = SHEET,
): Row[][] {
  const height = rows.reduce((sum, row) => sum + 1 + (linesOf(row) - 1) * FURTHER, 0);
  if (height <= alone) return [[...rows]];
  const pages: Row[][] = [[]];
  let left = first;
  for (const row of rows) {
    const lines = Math.max(1, linesOf(row));
    const page = pages.at(-1);
    if (page && (lines <= left || page.length === 0)) {
      page.push(row);
    } else {
      pages.push([row]);
      left = next;
    }
    left -= lines;
  }
  if (left < closing) {
    const last = pages.at(-1) ?? [];
    pages.push(last.length > 1 ? last.splice(-1) : []);
  }
  return pages;
}

/** Returns the rows that begin a page, by their place; the first page begins by itself. */
export function pageBreaks(pages: readonly (readonly unknown[])[]): number[] {
  let begins = 0;
  // The last of them may have the closing alone.
  return pages.slice(0, -1).map((page) => {
    begins += page.length;
    return begins;
  });
}
