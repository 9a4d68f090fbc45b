import { RESULT_COLUMNS } from '@coop/contracts/membergroup/deduct-limits';
import type { FileProblem } from '@coop/contracts/membergroup/deduct-result';
import type { SheetRow } from '@coop/cooperative/agency/billing';
import type { DeductedLine } from '@coop/cooperative/agency/deduct-result';
import { fullName } from '@coop/cooperative/people/member';
import { padMembershipNo } from '@coop/format/membership-no';
import { formatCount } from '@coop/format/money';
import { THAI_MONTHS } from '@coop/format/thai-date';
import { normaliseThai } from '@coop/format/thai-text';
import {
  BILLED,
  type Columns,
  isBilledOtherwise,
  matchRow,
  NAME,
  type Refuse,
  wordsAt,
} from './match-row.ts';
import { MOST_ROWS, type RawRow, TOO_MANY_ROWS } from './upload/raw-table.ts';

// Compares an uploaded result with the bill, line by line. Nothing is guessed: every mismatch is reported by row and
// column.

const TOTAL = /^รวม/;
/** The header row is searched within this many rows, below a title and the agency's name. */
const HEAD_WITHIN = 12;

export interface Matching {
  /** Lines of the members without problems. */
  readonly lines: readonly DeductedLine[];
  readonly problems: readonly FileProblem[];
  readonly rowsRead: number;
}

function findColumn(row: RawRow, name: string): number {
  return row.cells.findIndex((cell) => normaliseThai(cell.text) === normaliseThai(name));
}

function headOf(rows: readonly RawRow[]): RawRow | undefined {
  return rows
    .slice(0, HEAD_WITHIN)
    .find((row) => findColumn(row, RESULT_COLUMNS.membershipNo) >= 0);
}

function columnsOf(head: RawRow): { columns: Columns; missing: string[] } {
  const at = {
    membershipNo: findColumn(head, RESULT_COLUMNS.membershipNo),
    deducted: findColumn(head, RESULT_COLUMNS.deducted),
    reason: findColumn(head, RESULT_COLUMNS.reason),
  };
  const optional = (name: string) => {
    const index = findColumn(head, name);
    return index < 0 ? undefined : index;
  };
  const missing = (['deducted', 'reason'] as const)
    .filter((key) => at[key] < 0)
    .map((key) => RESULT_COLUMNS[key]);
  return { columns: { ...at, billed: optional(BILLED), name: optional(NAME) }, missing };
}

function isTotal(row: RawRow, columns: Columns): boolean {
  return (
    wordsAt(row, columns.membershipNo) === '' && row.cells.some((cell) => TOTAL.test(cell.text))
  );
}

const unreadable = (message: string, column = ''): Matching => ({
  lines: [],
  problems: [{ row: 0, column, found: '', message }],
  rowsRead: 0,
});

/** Up to this many missing members are reported one by one; more become one problem that names a few. */
const NAMED = 10;
/** Up to this many wrong amounts are reported one by one; more may be a file of another month. */
const FEW = 3;

/** Returns problems for members of the sheet that are missing in the file. */
function absent(sheet: readonly SheetRow[], found: ReadonlyMap<number, number>): FileProblem[] {
  const names = sheet
    .filter(({ member }) => !found.has(member.no))
    .map(({ member }) => `${member.membershipNo} ${fullName(member)}`);
  const messages =
    names.length > NAMED
      ? [`ไม่มีแถวของสมาชิก ${formatCount(names.length)} คน เช่น ${names.slice(0, 3).join(', ')}`]
      : names.map((name) => `ไม่มีแถวของ ${name}`);
  const column = RESULT_COLUMNS.membershipNo;
  return messages.map((message) => ({ row: 0, column, found: '', message }));
}

type Bill = ReadonlyMap<string, SheetRow>;

const billedIn = (bill: Bill, row: RawRow, columns: Columns) =>
  bill.get(padMembershipNo(wordsAt(row, columns.membershipNo)));

/** Returns in one sentence that a file is of another agency or month; undefined for this one's. */
function strange(body: readonly RawRow[], columns: Columns, bill: Bill): string | undefined {
  const known = body.flatMap((row) => {
    const billed = billedIn(bill, row, columns);
    return billed ? [{ row, billed }] : [];
  });
  if (body.length > 0 && known.length === 0) {
    return 'ไม่มีใครในไฟล์นี้อยู่ในงบหน้าเรียกเก็บของงวดนี้ อาจเป็นไฟล์ของหน่วยงานอื่น';
  }
  const others = known.filter(({ row, billed }) => isBilledOtherwise(row, columns, billed));
  if (others.length > FEW && others.length * 2 > known.length) {
    return `ยอดเรียกเก็บในไฟล์ไม่ตรงกับงวดนี้ ${formatCount(others.length)} จาก ${formatCount(known.length)} คน อาจเป็นไฟล์ของงวดอื่น`;
  }
  return undefined;
}

/** Matches the rows below the header with their members. */
function matchBody(
  body: readonly RawRow[],
  columns: Columns,
  sheet: readonly SheetRow[],
): Matching {
  const bill: Bill = new Map(sheet.map((row) => [row.member.membershipNo, row]));
  const sentence = strange(body, columns, bill);
  if (sentence) return unreadable(sentence);
  const found = new Map<number, number>();
  const lines: DeductedLine[] = [];
  const problems: FileProblem[] = [];
  for (const row of body) {
    const member = billedIn(bill, row, columns)?.member;
    const person = member && {
      membership_no: member.membershipNo,
      member_fullname: fullName(member),
    };
    const refuse: Refuse = (column, words, message) => {
      problems.push({ row: row.row, column, found: words, message, ...person });
      return undefined;
    };
    const before = member && found.get(member.no);
    if (member && before) {
      refuse(RESULT_COLUMNS.membershipNo, member.membershipNo, `ซ้ำกับแถวที่ ${before}`);
      continue;
    }
    if (member) found.set(member.no, row.row);
    const line = matchRow(row, columns, bill, refuse);
    if (line) lines.push(line);
  }
  problems.push(...absent(sheet, found));
  return { lines, problems, rowsRead: body.length };
}

/** Returns the months that a text names with their year, such as ประจำเดือนตุลาคม 2569; a day is none. */
function monthsIn(text: string): string[] {
  return THAI_MONTHS.flatMap((name) => {
    const at = text.indexOf(name);
    const [, year] = /^ ?(2[45]\d{2})/.exec(text.slice(at + name.length)) ?? [];
    if (at < 0 || !year || /\d ?$/.test(text.slice(0, at))) return [];
    return [`${name} ${year}`];
  });
}

/** Returns in one sentence that what stands above the table names another month only; undefined where it does not. */
function ofAnotherMonth(above: readonly RawRow[], month: string): string | undefined {
  const named = above
    .flatMap(({ cells }) => cells)
    .flatMap(({ text }) => monthsIn(normaliseThai(text)));
  const [first] = named;
  if (!first || named.includes(month)) return undefined;
  return `ไฟล์นี้เป็นของงวด${first} แต่กำลังบันทึกผลของงวด${month} กรุณาเลือกไฟล์ของงวดนี้ หรือเปลี่ยนงวด`;
}

/**
 * Compares a file with the bill of a month.
 * @param month in words
 */
export function matchResult(
  rows: readonly RawRow[],
  sheet: readonly SheetRow[],
  month: string,
): Matching {
  const head = headOf(rows);
  if (!head) {
    return unreadable(`ไม่พบหัวตาราง ต้องมีคอลัมน์ ${Object.values(RESULT_COLUMNS).join(', ')}`);
  }
  const sentence = ofAnotherMonth(
    rows.filter(({ row }) => row < head.row),
    month,
  );
  if (sentence) return unreadable(sentence);
  const { columns, missing } = columnsOf(head);
  if (missing.length > 0) {
    const problems = missing.map((column) => ({
      row: head.row,
      column,
      found: '',
      message: `ไม่พบคอลัมน์ “${column}” ในหัวตาราง`,
    }));
    return { lines: [], problems, rowsRead: 0 };
  }
  const body = rows.filter((row) => row.row > head.row && !isTotal(row, columns));
  if (body.length > MOST_ROWS) return unreadable(TOO_MANY_ROWS);
  return matchBody(body, columns, sheet);
}
