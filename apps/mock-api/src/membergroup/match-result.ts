import {
  DEDUCT_REASONS,
  MOST_RESULT_ROWS,
  RESULT_COLUMNS,
} from '@coop/contracts/membergroup/deduct-limits';
import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import type { FileProblem } from '@coop/contracts/membergroup/deduct-result';
import { padMembershipNo } from '@coop/format/membership-no';
import { formatSatang, parseBaht } from '@coop/format/money';
import { normaliseThai, repairThai } from '@coop/format/thai-text';
import { nameOf, type SheetRow } from '../world/billing.ts';
import type { DeductedLine } from '../world/deduction.ts';
import { type RawCell, type RawRow, TOO_MANY_ROWS } from './upload/raw-table.ts';

// A filled-in sheet against the bill, line by line. Nothing is guessed: what does not fit is named by row and column.

/** Column that may stand in the file too; if it does, it must agree with the bill. */
const BILLED = 'เรียกเก็บ';
const TOTAL = /^รวม/;
/** Rows above the table's head: a title, the agency's name. */
const HEAD_WITHIN = 12;

type Columns = Readonly<Record<'membershipNo' | 'deducted' | 'reason', number>> & {
  readonly billed: number | undefined;
};

export interface Matching {
  /** Members that fit, whether or not others do. */
  readonly lines: readonly DeductedLine[];
  readonly problems: readonly FileProblem[];
  readonly rowsRead: number;
}

const wordsAt = ({ cells }: RawRow, index: number) => repairThai(cells[index]?.text ?? '');

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
  const billed = findColumn(head, BILLED);
  const missing = (['deducted', 'reason'] as const)
    .filter((key) => at[key] < 0)
    .map((key) => RESULT_COLUMNS[key]);
  return { columns: { ...at, billed: billed < 0 ? undefined : billed }, missing };
}

/** Whether a row is the total under the table and no member. */
function isTotal(row: RawRow, columns: Columns): boolean {
  return (
    wordsAt(row, columns.membershipNo) === '' && row.cells.some((cell) => TOTAL.test(cell.text))
  );
}

type Refuse = (column: string, found: string, message: string) => undefined;

function checkCell(cell: RawCell | undefined, column: string, refuse: Refuse): boolean {
  if (cell?.isMerged) {
    refuse(column, cell.text, 'เป็นเซลล์ที่ผสานกัน กรุณายกเลิกการผสานเซลล์แล้วกรอกทีละช่อง');
    return false;
  }
  if (cell?.isFormula) {
    refuse(column, cell.text, 'เป็นสูตร กรุณาวางเป็นตัวเลขหรือข้อความ (วางแบบค่าเท่านั้น)');
    return false;
  }
  return true;
}

function readReason(words: string): DeductReason | '' | undefined {
  if (words === '') return '';
  return DEDUCT_REASONS.find((one) => normaliseThai(one) === normaliseThai(words));
}

function amountOf(words: string, billedSatang: number, refuse: Refuse): number | undefined {
  const column = RESULT_COLUMNS.deducted;
  if (words === '') return refuse(column, '', 'ยังไม่ได้กรอก หากหักไม่ได้เลยให้กรอก 0');
  const satang = parseBaht(words);
  if (satang === null || satang < 0) {
    return refuse(column, words, 'ไม่ใช่จำนวนเงิน กรุณากรอกตัวเลขทศนิยมไม่เกินสองตำแหน่ง');
  }
  if (satang > billedSatang) {
    return refuse(column, words, `มากกว่ายอดเรียกเก็บ ${formatSatang(billedSatang)} บาท`);
  }
  return satang;
}

function reasonOf(words: string, isShort: boolean, refuse: Refuse): DeductReason | '' | undefined {
  const column = RESULT_COLUMNS.reason;
  const reason = readReason(words);
  if (reason === undefined) {
    return refuse(column, words, `เหตุผลต้องเป็นข้อใดข้อหนึ่ง: ${DEDUCT_REASONS.join(', ')}`);
  }
  if (isShort && reason === '') return refuse(column, '', 'หักได้ไม่ครบ กรุณาระบุเหตุผล');
  if (!isShort && reason !== '') {
    return refuse(column, words, 'หักได้ครบแล้ว ช่องนี้ต้องเว้นว่าง หรือยอดที่หักได้ไม่ถูกต้อง');
  }
  return reason;
}

function matchRow(
  row: RawRow,
  columns: Columns,
  bill: ReadonlyMap<string, SheetRow>,
  refuse: Refuse,
): DeductedLine | undefined {
  const names = ['membershipNo', 'deducted', 'reason'] as const;
  const isPlain = names.map((key) =>
    checkCell(row.cells[columns[key]], RESULT_COLUMNS[key], refuse),
  );
  if (isPlain.includes(false)) return undefined;
  const no = wordsAt(row, columns.membershipNo);
  const billed = bill.get(padMembershipNo(no));
  if (!billed) {
    const message = no === '' ? 'ไม่มีเลขที่สมาชิก' : 'ไม่มีสมาชิกเลขนี้ในงบหน้าเรียกเก็บของงวดนี้';
    return refuse(RESULT_COLUMNS.membershipNo, no, message);
  }
  const { totalSatang } = billed.kep;
  const told = columns.billed === undefined ? '' : wordsAt(row, columns.billed);
  if (told !== '' && parseBaht(told) !== totalSatang) {
    refuse(BILLED, told, `ไม่ตรงกับงบหน้าเรียกเก็บ ${formatSatang(totalSatang)} บาท อาจเป็นไฟล์ของงวดอื่น`);
    return undefined;
  }
  const deductedSatang = amountOf(wordsAt(row, columns.deducted), totalSatang, refuse);
  if (deductedSatang === undefined) return undefined;
  const isShort = deductedSatang < totalSatang;
  const reason = reasonOf(wordsAt(row, columns.reason), isShort, refuse);
  return reason === undefined ? undefined : { no: billed.member.no, deductedSatang, reason };
}

const whole = (message: string, column = ''): Matching => ({
  lines: [],
  problems: [{ row: 0, column, found: '', message }],
  rowsRead: 0,
});

/** Matches the rows of a file with the bill of a month. */
export function matchResult(rows: readonly RawRow[], sheet: readonly SheetRow[]): Matching {
  const head = headOf(rows);
  if (!head) {
    return whole(`ไม่พบหัวตาราง ต้องมีคอลัมน์ ${Object.values(RESULT_COLUMNS).join(', ')}`);
  }
  const { columns, missing } = columnsOf(head);
  const problems: FileProblem[] = missing.map((column) => ({
    row: head.row,
    column,
    found: '',
    message: `ไม่พบคอลัมน์ “${column}” ในหัวตาราง`,
  }));
  if (problems.length > 0) return { lines: [], problems, rowsRead: 0 };
  const body = rows.filter((row) => row.row > head.row && !isTotal(row, columns));
  if (body.length > MOST_RESULT_ROWS) return whole(TOO_MANY_ROWS);
  const bill = new Map(sheet.map((row) => [row.member.membershipNo, row]));
  const found = new Map<number, { line: DeductedLine | undefined; row: number }>();
  const lines: DeductedLine[] = [];
  for (const row of body) {
    const refuse: Refuse = (column, words, message) => {
      problems.push({ row: row.row, column, found: words, message });
      return undefined;
    };
    const member = bill.get(padMembershipNo(wordsAt(row, columns.membershipNo)))?.member;
    const before = member && found.get(member.no);
    if (member && before) {
      refuse(RESULT_COLUMNS.membershipNo, member.membershipNo, `ซ้ำกับแถวที่ ${before.row}`);
      continue;
    }
    const line = matchRow(row, columns, bill, refuse);
    if (member) found.set(member.no, { line, row: row.row });
    if (line) lines.push(line);
  }
  for (const { member } of sheet) {
    if (found.has(member.no)) continue;
    const name = nameOf(member);
    const message = `ไม่มีแถวของ ${member.membershipNo} ${name}`;
    problems.push({ row: 0, column: RESULT_COLUMNS.membershipNo, found: '', message });
  }
  return { lines, problems, rowsRead: body.length };
}
