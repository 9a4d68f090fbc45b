import { DEDUCT_REASONS, RESULT_COLUMNS } from '@coop/contracts/membergroup/deduct-limits';
import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import type { SheetRow } from '@coop/cooperative/agency/billing';
import type { DeductedLine } from '@coop/cooperative/agency/deduct-result';
import { fullName } from '@coop/cooperative/people/member';
import { padMembershipNo } from '@coop/format/membership-no';
import { formatSatang, parseBaht } from '@coop/format/money';
import { normaliseThai, repairThai } from '@coop/format/thai-text';
import type { RawCell, RawRow } from './upload/raw-table.ts';

/** Optional columns of the file; if present, they must agree with the bill. */
export const BILLED = 'เรียกเก็บ';
export const NAME = 'ชื่อ-นามสกุล';

/** Indexes of the columns in a row. */
export type Columns = Readonly<Record<'membershipNo' | 'deducted' | 'reason', number>> & {
  readonly billed: number | undefined;
  readonly name: number | undefined;
};

/** Returns the text of a cell, trimmed, with its Thai characters in canonical order. */
export const wordsAt = ({ cells }: RawRow, index: number) => repairThai(cells[index]?.text ?? '');

/** Reports a problem in a column of the row; returns undefined, as there is no line then. */
export type Refuse = (column: string, found: string, message: string) => undefined;

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

/** Returns the text of an optional column; empty where the file has none. */
const optional = (row: RawRow, index: number | undefined) =>
  index === undefined ? '' : wordsAt(row, index);

const packed = (name: string) => normaliseThai(name).replaceAll(' ', '');

/** Returns whether the row states another amount than the bill. */
export function isBilledOtherwise(row: RawRow, { billed }: Columns, { kep }: SheetRow): boolean {
  const stated = optional(row, billed);
  return stated !== '' && parseBaht(stated) !== kep.totalSatang;
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

/** Returns the line of a member, or undefined after reporting a problem. */
export function matchRow(
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
  const name = optional(row, columns.name);
  if (name !== '' && packed(name) !== packed(fullName(billed.member))) {
    return refuse(NAME, name, `เลขนี้เป็นของ${fullName(billed.member)} กรุณาตรวจเลข หรือแก้ชื่อให้ตรง`);
  }
  if (isBilledOtherwise(row, columns, billed)) {
    const message = `ไม่ตรงกับงบหน้าเรียกเก็บ ${formatSatang(totalSatang)} บาท อาจเป็นไฟล์ของงวดอื่น`;
    return refuse(BILLED, optional(row, columns.billed), message);
  }
  const deductedSatang = amountOf(wordsAt(row, columns.deducted), totalSatang, refuse);
  if (deductedSatang === undefined) return undefined;
  const isShort = deductedSatang < totalSatang;
  const reason = reasonOf(wordsAt(row, columns.reason), isShort, refuse);
  return reason === undefined ? undefined : { no: billed.member.no, deductedSatang, reason };
}
