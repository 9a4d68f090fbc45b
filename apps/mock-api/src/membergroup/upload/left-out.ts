import { type Columns, wordsAt } from '../match-row.ts';
import { amountIn, isNothing } from './amount.ts';
import { HEADS, type Head, headsIn } from './head.ts';
import { memberNoIn } from './member-no.ts';
import type { RawRow } from './raw-table.ts';

/** A row below the head that is of no member: a total, a signature, a note, the head of the next page. */
export interface LeftOut {
  readonly row: number;
  readonly found: string;
}

const TOTAL =
  /^\(?(?:รวม|ยอดรวม|ผลรวม|จำนวนเงินรวม|ทั้งสิ้น|รวบยอด|ยอดยก|ยกมา|ยกไป|(?:grand |sub)?total|sum)/i;

const satangAt = (row: RawRow, column: number): number | undefined => {
  const words = wordsAt(row, column);
  const amount = isNothing(words) ? undefined : amountIn(words);
  return amount && 'satang' in amount ? amount.satang : undefined;
};

/** Tells whether a row names nobody, and is a sum by its words or amount, or has no amount at all. */
function isOfNoMember(row: RawRow, columns: Columns, sumAbove: number): boolean {
  if (memberNoIn(wordsAt(row, columns.membershipNo))) return false;
  const amount = satangAt(row, columns.deducted);
  const isTotal = row.cells.some(({ text }) => TOTAL.test(text));
  return isTotal || amount === undefined || (amount === sumAbove && sumAbove > 0);
}

/** Returns what a row says, cut to a line. */
export const foundIn = ({ cells }: RawRow) =>
  cells
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')
    .slice(0, 80);

const isSameHead = (head: Head, other: Head) =>
  (Object.keys(HEADS) as (keyof typeof HEADS)[]).every(
    (key) => String(head.at[key]) === String(other.at[key]),
  );

/** Parts the rows below a head into those of members and the others; or names the row of another head. */
export function membersRows(below: readonly RawRow[], columns: Columns, head: Head) {
  const rows: RawRow[] = [];
  const leftOut: LeftOut[] = [];
  let sum = 0;
  for (const row of below) {
    const repeated = headsIn(row);
    if (repeated.isWhole && !isSameHead(repeated, head)) return { otherHead: row.row };
    if (repeated.isWhole || isOfNoMember(row, columns, sum)) {
      leftOut.push({ row: row.row, found: foundIn(row) });
      continue;
    }
    rows.push(row);
    sum += satangAt(row, columns.deducted) ?? 0;
  }
  return { rows, leftOut };
}
