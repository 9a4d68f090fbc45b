import type { SheetMember } from '@coop/contracts/membergroup/keeprep';
import { formatSatang } from '@coop/format/money';
import { type ColumnGroup, columnSum, linesOf, type SheetColumn, totalOf } from './groups.ts';

/** Width of the sheet on landscape A4 between its margins, mm. */
const SHEET_MM = 280;
/** A digit of the paper's face is this wide, mm for each point of its size. */
const DIGIT_MM = 0.186;
/** Air beside the words of a cell, digits. */
const AIR = 1.3;
/** Sums are longer than what they add up, so they are written smaller. */
const SUM_SCALE = 0.88;
const [SMALLEST_PT, LARGEST_PT] = [6, 8.4];

/** Room of number, membership number and name, digits. */
const SEQ = 5.5;
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

/** A head is bold and Thai, wider than digits; a long one stands on two lines. */
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
 * How wide each column is and how large the letters can be, so that nothing is cut: a small school gets large letters,
 * a school of hundreds with six-figure sums small ones.
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
