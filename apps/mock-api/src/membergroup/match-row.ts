import { DEDUCT_REASONS, RESULT_COLUMNS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import type { SheetRow } from '@coop/cooperative/agency/billing';
import type { DeductedLine } from '@coop/cooperative/agency/deduct-result';
import { fullName } from '@coop/cooperative/people/member';
import { formatSatang } from '@coop/format/money';
import { amountIn, isNothing, LOST } from './upload/amount.ts';
import { HEADS, NEEDED } from './upload/head.ts';
import { memberNoIn } from './upload/member-no.ts';
import { isNameOf } from './upload/names.ts';
import type { RawCell, RawRow } from './upload/raw-table.ts';

/** Indexes of the columns in a row. */
export type Columns = Readonly<Record<'membershipNo' | 'deducted' | 'reason', number>> & {
  readonly billed: number | undefined;
  readonly name: number | undefined;
  /** Under the heads of a payroll: what it says of people is remarked on, and its reasons are the clerk's to add. */
  readonly isOwn: boolean;
};

/** Returns the text of a cell; empty where there is no column. */
export const wordsAt = ({ cells }: RawRow, index: number | undefined) =>
  index === undefined ? '' : (cells[index]?.text ?? '');

/** Reports a problem in a column of the row; returns undefined, as there is no line then. */
export type Refuse = (column: string, found: string, message: string) => undefined;

function checkCell(cell: RawCell | undefined, column: string, refuse: Refuse): boolean {
  const message = cell?.isMerged
    ? 'เป็นเซลล์ที่ผสานกัน กรุณายกเลิกการผสานเซลล์แล้วกรอกทีละช่อง'
    : cell?.isFormula && 'เป็นสูตร กรุณาวางเป็นตัวเลขหรือข้อความ (วางแบบค่าเท่านั้น)';
  if (message) refuse(column, cell?.text ?? '', message);
  return !message;
}

/** Returns the amount that the row states as billed, if any. */
function statedAt(row: RawRow, { billed }: Columns) {
  const words = wordsAt(row, billed);
  return isNothing(words) ? undefined : amountIn(words);
}

/** Returns whether the row states another amount than the bill. */
export function isBilledOtherwise(row: RawRow, columns: Columns, { kep }: SheetRow): boolean {
  const stated = statedAt(row, columns);
  return stated !== undefined && 'satang' in stated && stated.satang !== kep.totalSatang;
}

/** Returns in words why what the row states as billed is not on the bill; undefined where it is, or states nothing. */
function billedProblem(row: RawRow, columns: Columns, billed: SheetRow): string | undefined {
  const stated = statedAt(row, columns);
  if (stated && 'why' in stated) return `ไม่ใช่จำนวนเงิน ${stated.why}`;
  return isBilledOtherwise(row, columns, billed)
    ? `ไม่ตรงกับงบหน้าเรียกเก็บ ${formatSatang(billed.kep.totalSatang)} บาท อาจเป็นไฟล์ของงวดอื่น`
    : undefined;
}

const packed = (words: string) => words.replaceAll(' ', '');

function readReason(words: string): DeductReason | '' | undefined {
  if (isNothing(words)) return '';
  return DEDUCT_REASONS.find((deductReason) => packed(deductReason) === packed(words));
}

function amountOf(words: string, billedSatang: number, refuse: Refuse): number | undefined {
  const column = RESULT_COLUMNS.deducted;
  if (isNothing(words)) return refuse(column, words, 'ยังไม่ได้กรอก หากหักไม่ได้เลยให้กรอก 0');
  const amount = amountIn(words);
  if ('why' in amount) return refuse(column, words, `ไม่ใช่จำนวนเงิน ${amount.why}`);
  if (amount.satang > billedSatang) {
    return refuse(column, words, `มากกว่ายอดเรียกเก็บ ${formatSatang(billedSatang)} บาท`);
  }
  return amount.satang;
}

/** Returns the reason that a payroll states; any other is chosen on the page. */
function ownReason(words: string, isShort: boolean): DeductReason | '' {
  return isShort ? (readReason(words) ?? '') : '';
}

function reasonOf(words: string, isShort: boolean, refuse: Refuse): DeductReason | '' | undefined {
  const column = RESULT_COLUMNS.reason;
  const reason = readReason(words);
  if (reason === undefined) {
    return refuse(column, words, `เหตุผลต้องเป็นข้อใดข้อหนึ่ง: ${DEDUCT_REASONS.join(', ')}`);
  }
  if (isShort && reason === '') return refuse(column, words, 'หักได้ไม่ครบ กรุณาระบุเหตุผล');
  if (!isShort && reason !== '') {
    return refuse(column, words, 'หักได้ครบแล้ว ช่องนี้ต้องเว้นว่าง หรือยอดที่หักได้ไม่ถูกต้อง');
  }
  return reason;
}

/** Returns in words why a number names no member of the sheet. */
function notOnSheet(words: string): string {
  if (words === '') return 'ไม่มีเลขที่สมาชิก';
  if (memberNoIn(words)) return 'ไม่มีสมาชิกเลขนี้ในงบหน้าเรียกเก็บของงวดนี้';
  return words.includes('?')
    ? `เลขที่สมาชิกนี้${LOST}`
    : 'เขียนเลขที่สมาชิกในรูปแบบที่อ่านไม่ได้ กรุณากรอกเฉพาะตัวเลข เช่น 00001';
}

/** Tells whether the row states a name that is not the member's. */
export function isOthersName(row: RawRow, columns: Columns, { member }: SheetRow): boolean {
  const name = wordsAt(row, columns.name);
  return !isNothing(name) && !isNameOf(name, member);
}

/** Reports a name that is not the member's; of a payroll it is a remark. Returns whether the row can be read on. */
function checkName(row: RawRow, columns: Columns, billed: SheetRow, object: Refuse): boolean {
  if (!isOthersName(row, columns, billed)) return true;
  const message = `เลขนี้เป็นของ${fullName(billed.member)} กรุณาตรวจเลข หรือแก้ชื่อให้ตรง`;
  object(HEADS.name, wordsAt(row, columns.name), message);
  return columns.isOwn;
}

/** Returns the line of a member, or undefined after reporting a problem. */
export function matchRow(
  row: RawRow,
  columns: Columns,
  billed: SheetRow | undefined,
  refuse: Refuse,
  warn: Refuse,
): DeductedLine | undefined {
  const isPlain = NEEDED.map((key) => checkCell(row.cells[columns[key]], HEADS[key], refuse));
  if (isPlain.includes(false)) return undefined;
  if (!billed) {
    const no = wordsAt(row, columns.membershipNo);
    return refuse(HEADS.membershipNo, no, notOnSheet(no));
  }
  const { totalSatang } = billed.kep;
  if (!checkName(row, columns, billed, columns.isOwn ? warn : refuse)) return undefined;
  const message = billedProblem(row, columns, billed);
  if (message) return refuse(HEADS.billed, wordsAt(row, columns.billed), message);
  const deductedSatang = amountOf(wordsAt(row, columns.deducted), totalSatang, refuse);
  if (deductedSatang === undefined) return undefined;
  const isShort = deductedSatang < totalSatang;
  const words = wordsAt(row, columns.reason);
  const reason = columns.isOwn ? ownReason(words, isShort) : reasonOf(words, isShort, refuse);
  return reason === undefined ? undefined : { no: billed.member.no, deductedSatang, reason };
}
