import type { SheetRow } from '@coop/cooperative/agency/billing';
import { formatCount } from '@coop/format/money';
import { type Columns, isBilledOtherwise, isOthersName, wordsAt } from './match-row.ts';
import { memberNoIn } from './upload/member-no.ts';
import type { RawRow } from './upload/raw-table.ts';

// Tells a file of another agency or month from this month's.

/** Up to this many wrong amounts are reported one by one; more may be a file of another month. */
const FEW = 3;

/** The rows of a month's bill by the member's number. */
export type Bill = ReadonlyMap<string, SheetRow>;

/** The row of the bill that a row of the file speaks of. */
export const billedIn = (bill: Bill, row: RawRow, columns: Columns) =>
  bill.get(memberNoIn(wordsAt(row, columns.membershipNo)) ?? '');

const knownIn = (body: readonly RawRow[], columns: Columns, bill: Bill) =>
  body.flatMap((row) => {
    const billed = billedIn(bill, row, columns);
    return billed ? [{ row, billed }] : [];
  });

const areMost = (some: readonly unknown[], all: readonly unknown[]) =>
  some.length > FEW && some.length * 2 > all.length;

/** Returns in one sentence that a file is of another agency or month; undefined for this one's. */
export function strange(body: readonly RawRow[], columns: Columns, bill: Bill): string | undefined {
  const known = knownIn(body, columns, bill);
  // A number in another form is no other agency's.
  const areNumbers = body.every((row) => memberNoIn(wordsAt(row, columns.membershipNo)));
  if (body.length > 0 && known.length === 0 && areNumbers) {
    return 'ไม่มีใครในไฟล์นี้อยู่ในงบหน้าเรียกเก็บของงวดนี้ อาจเป็นไฟล์ของหน่วยงานอื่น';
  }
  const others = known.filter(({ row, billed }) => isBilledOtherwise(row, columns, billed));
  if (areMost(others, known)) {
    return `ยอดเรียกเก็บในไฟล์ไม่ตรงกับงวดนี้ ${formatCount(others.length)} จาก ${formatCount(known.length)} คน อาจเป็นไฟล์ของงวดอื่น`;
  }
  return undefined;
}

/** Tells whether most rows have the name of somebody else: their number may be that of the row. */
export function areMostOthers(body: readonly RawRow[], columns: Columns, bill: Bill): boolean {
  const known = knownIn(body, columns, bill);
  return areMost(
    known.filter(({ row, billed }) => isOthersName(row, columns, billed)),
    known,
  );
}
