import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { formatSatang } from '@coop/format/money';
import { type ColumnGroup, columnSum, linesOf, type SheetColumn, totalOf } from '../groups.ts';

/** Width of the sheet on landscape A4 between its margins, mm. */
const SHEET_MM = 280;
/** Width of a digit in the font of the paper, mm for each point of its size. */
const DIGIT_MM = 0.186;
/** Padding of a cell, in digits. */
const AIR = 1.3;
/** Font size of sums relative to the rest; they are longer than the amounts above. */
const SUM_SCALE = 0.88;
const [SMALLEST_PT, LARGEST_PT] = [6, 7.6];

/** Widths of number, membership number and name, in digits. */
const SEQ = 6.2;
const NO = 8;
const NAME = 27;

export interface PaperWidths {
  readonly fontPt: number;
  /** Percent of the sheet, by the column's place: number, membership number, name, each column, sum. */
  readonly percents: readonly number[];
}

function longest(words: readonly string[]): number {
  return words.reduce((most, one) => Math.max(most, one.length), 0);
}

/** Width of a header, in digits; it is bold Thai, wider than digits, and a long one takes two lines. */
function headRoom(header: string): number {
  const letters = header.replace(/[\u0E31\u0E34-\u0E3A\u0E47-\u0E4E]/g, '').length * 1.25;
  return letters > 10 ? letters / 2 : letters;
}

/** Digits that a column needs: for its longest item, its sum, and its head in two lines. */
function columnRoom(members: readonly SheetMember[], kind: string, column: SheetColumn): number {
  const { add, show, header } = column;
  const items = members.flatMap((member) => linesOf(member, kind).map(show));
  const sum = add ? formatSatang(columnSum(members, kind, add)).length * SUM_SCALE : 0;
  return Math.max(longest(items), sum, headRoom(header)) + AIR;
}

/**
 * The widths of the columns and the largest font size at which nothing is cut off: large for a small school, small for
 * a school of hundreds with six-figure sums.
 */
export function paperWidths(
  members: readonly SheetMember[],
  groups: readonly ColumnGroup[],
): PaperWidths {
  const columns = groups.flatMap(({ kind, columns: own }) =>
    own.map((column) => columnRoom(members, kind, column)),
  );
  const total = formatSatang(totalOf(members)).length + AIR;
  const rooms = [SEQ, NO, NAME, ...columns, total];
  const all = rooms.reduce((sum, one) => sum + one, 0);
  const fits = SHEET_MM / (all * DIGIT_MM);
  return {
    fontPt: Math.min(LARGEST_PT, Math.max(SMALLEST_PT, Math.floor(fits * 10) / 10)),
    percents: rooms.map((one) => (one / all) * 100),
  };
}
