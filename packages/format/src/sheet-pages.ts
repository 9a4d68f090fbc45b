/** Lines of a billing sheet's first page, which has the heading, and of every page after it. */
const FIRST_PAGE_LINES = 33;
const PAGE_LINES = 36;
/** Lines that the total in words and the signatures take up on the last page. */
const CLOSING_LINES = 8;

/** Letters of a name that fit a line; tone marks and vowels over or under a letter take no room. */
const NAME_LETTERS = 24;
const MARKS = /[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g;

/**
 * Returns the lines of a member on the sheet: contracts of the same column stand under one another, and a long name
 * takes more than one.
 * @param columns the column of each of the member's items
 */
export function sheetLines(name: string, columns: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const column of columns) counts.set(column, (counts.get(column) ?? 0) + 1);
  const letters = name.replace(MARKS, '').length;
  // A broken name leaves a fifth of each line empty, because it is broken between words.
  const nameLines = letters > NAME_LETTERS ? Math.ceil((letters * 1.2) / NAME_LETTERS) : 1;
  return Math.max(nameLines, ...counts.values());
}

/**
 * Divides the members of a billing sheet into pages: a page is full when the next member's lines would not fit, and
 * nobody's lines are divided unless they are more than a page. Where the closing does not fit under the last members,
 * the last of them goes with it to a page of its own. Source: domain.md A3, keeprep.
 * @param linesOf lines of each member, at least 1
 */
export function sheetPages<Row>(rows: readonly Row[], linesOf: (row: Row) => number): Row[][] {
  const pages: Row[][] = [[]];
  let left = FIRST_PAGE_LINES;
  for (const row of rows) {
    const lines = Math.max(1, linesOf(row));
    const page = pages.at(-1);
    if (page && (lines <= left || page.length === 0)) {
      page.push(row);
    } else {
      pages.push([row]);
      left = PAGE_LINES;
    }
    left -= lines;
  }
  if (left < CLOSING_LINES) {
    const last = pages.at(-1) ?? [];
    pages.push(last.length > 1 ? last.splice(-1) : []);
  }
  return pages;
}
