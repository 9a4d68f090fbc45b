import type { DeductReason } from '@coop/contracts/membergroup/deduct-reason';
import { formatSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { type DeductedLine, lineOf } from '../agency/deduct-result.ts';
import type { Books } from '../books.ts';
import type { BankReceiptFact, RemittanceFact } from '../log/fact-values.ts';
import { today } from '../moments.ts';
import { billDayOf } from '../money/bills/bill-day.ts';
import type { Sheet } from './sheet.ts';

/** Returns what is wrong with the result of one member, by field; empty if it can be recorded. Amounts are satang. */
export function resultProblems(
  billedSatang: number,
  deductedSatang: number,
  reason: DeductReason | '',
): { readonly deducted_amount?: string; readonly reason?: string } {
  if (deductedSatang < 0) return { deducted_amount: 'จำนวนเงินต้องไม่ติดลบ' };
  if (deductedSatang > billedSatang) {
    return { deducted_amount: `มากกว่ายอดเรียกเก็บ ${formatSatang(billedSatang)} บาท` };
  }
  const isShort = deductedSatang < billedSatang;
  if (isShort === (reason !== '')) return {};
  return { reason: isShort ? 'หักได้ไม่ครบ กรุณาระบุเหตุผล' : 'หักได้ครบแล้ว ไม่ต้องระบุเหตุผล' };
}

/** Returns why less cannot be recorded than has been received; undefined if it is not less. */
export function belowReceived(
  { period }: Sheet,
  lines: readonly DeductedLine[],
): string | undefined {
  const { remittedSatang } = period;
  const satang = lines.reduce((sum, line) => sum + line.deductedSatang, 0);
  if (satang >= remittedSatang) return undefined;
  return `สหกรณ์ออกใบรับเงินของงวดนี้แล้ว ${formatSatang(remittedSatang)} บาท ผลการหักรวมต้องไม่น้อยกว่านั้น หากโอนเกินกรุณาติดต่อสหกรณ์`;
}

/** Reasons that end or move a membership: a wrong one is taken back also when the month is booked. */
const REPORTS: readonly string[] = ['เสียชีวิต', 'ลาออก', 'ย้าย'];

/**
 * Returns the line that only takes back what was reported of its member, and the report; undefined where the lines say
 * anything else than the record, too.
 */
export function takenBackIn(
  { result }: Sheet,
  lines: readonly DeductedLine[],
): { readonly line: DeductedLine; readonly report: string } | undefined {
  if (!result) return undefined;
  const isSame = (line: DeductedLine, by: keyof DeductedLine) =>
    lineOf(result.value, line.no)?.[by] === line[by];
  const [line, ...more] = lines.filter((other) => !isSame(other, 'reason'));
  if (!line || more.length > 0 || !lines.every((other) => isSame(other, 'deductedSatang'))) {
    return undefined;
  }
  const report = lineOf(result.value, line.no)?.reason ?? '';
  const isReport = REPORTS.includes(report) && !REPORTS.includes(line.reason);
  return isReport ? { line, report } : undefined;
}

export type Transfer = Omit<RemittanceFact, 'month'>;

/** Returns what is still to come for a month, satang: what was deducted less what came. */
export function leftToReceive({ period }: Sheet): number {
  return Math.max(0, period.deductedSatang - period.remittedSatang);
}

/** Returns what is still to be transferred for a month, satang: what is still to come less what is on its way. */
export function leftToTransfer(sheet: Sheet): number {
  const { remittances, noteStates } = sheet;
  const waiting = remittances.filter((_, index) => noteStates[index] === 'waiting');
  const onItsWay = waiting.reduce((sum, remittance) => sum + remittance.satang, 0);
  return Math.max(0, leftToReceive(sheet) - onItsWay);
}

/** Returns how much more came for a month than was deducted, satang. */
export function overSatang({ period }: Sheet): number {
  return Math.max(0, period.remittedSatang - period.deductedSatang);
}

/** A transfer that is reported is at most so many times what is to be transferred. */
const MOST_TIMES = 2;

/** Returns what is wrong with a transfer, by field of the agency's form; empty if it can be recorded. */
export function transferProblems(
  world: Books,
  sheet: Sheet,
  { satang, on }: Transfer,
): { readonly amount?: string; readonly transferred_date?: string } {
  const left = leftToTransfer(sheet);
  const billedOn = billDayOf(sheet.month);
  return {
    ...(satang <= 0 && { amount: 'กรุณากรอกจำนวนเงินที่โอน' }),
    // Somewhat too much may have been sent; with a figure too many it is a slip of the pen.
    ...(satang > MOST_TIMES * left && {
      amount: `มากกว่ายอดที่ต้องโอน ${formatSatang(left)} บาทมาก กรุณาตรวจสอบตัวเลข`,
    }),
    ...(on > today(world.clock) && { transferred_date: 'วันที่โอนต้องไม่เกินวันนี้' }),
    ...(on < billedOn && {
      transferred_date: `วันที่โอนต้องไม่ก่อนวันออกใบเรียกเก็บของงวดนี้ (${formatThaiDate(billedOn)})`,
    }),
  };
}

export type Brought = Omit<BankReceiptFact, 'month' | 'over'>;

/** Returns what is wrong with what the desk found at the bank; undefined if it can be recorded. */
export function receiptProblem(
  world: Books,
  sheet: Sheet,
  { satang, on, note }: Brought,
): string | undefined {
  if (note !== undefined && !sheet.remittances[note]) return `ไม่มีการแจ้งโอนรายการที่ ${note + 1}`;
  if (note !== undefined && sheet.noteStates[note] === 'withdrawn') {
    return `การแจ้งโอนรายการที่ ${note + 1} หน่วยงานถอนไปแล้ว`;
  }
  if (note !== undefined && sheet.noteStates[note] === 'received') {
    return `การแจ้งโอนรายการที่ ${note + 1} มีใบรับเงินแล้ว`;
  }
  if (satang === 0) return note === undefined ? 'กรุณากรอกจำนวนเงินที่เข้าบัญชี' : undefined;
  if (on > today(world.clock)) return 'วันที่เงินเข้าต้องไม่เกินวันนี้';
  const billedOn = billDayOf(sheet.month);
  if (on >= billedOn) return undefined;
  return `วันที่เงินเข้าต้องไม่ก่อนวันออกใบเรียกเก็บของงวดนี้ (${formatThaiDate(billedOn)})`;
}
