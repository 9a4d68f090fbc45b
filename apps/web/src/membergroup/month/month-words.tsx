import type { BillingPeriod, PeriodStatus } from '@coop/contracts/membergroup/billing';
import type { DeductLine } from '@coop/contracts/membergroup/deduct-result';
import { formatCount, formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate, formatThaiDateTime, formatThaiMonth } from '@coop/format/thai-date';
import { Tag, type TagTone } from '@coop/ui/tag';
import { isDue } from './record-state.ts';
import {
  bouncedSatang,
  hasBounced,
  onItsWaySatang,
  type ToldMonth,
  toTransferSatang,
} from './to-transfer.ts';

const STATUSES: Readonly<Record<PeriodStatus, readonly [words: string, tone: TagTone]>> = {
  ส่งบิลแล้ว: ['ส่งใบเรียกเก็บแล้ว', 'muted'],
  รอเงิน: ['รอรับเงิน', 'waiting'],
  รับครบ: ['รับเงินครบแล้ว', 'positive'],
  รับบางส่วน: ['รับเงินบางส่วน', 'waiting'],
  ค้างส่ง: ['ค้างโอน', 'negative'],
};

/** A month's status in words with its tone; others stand as they are. */
const statusOf = (status: string) =>
  Object.entries(STATUSES).find(([other]) => other === status)?.[1] ?? ([status, 'muted'] as const);

export type MonthWithStatus = ToldMonth &
  Pick<BillingPeriod, 'status'> & {
    /** Each member of the month, where it is told. */
    readonly lines?: readonly Pick<DeductLine, 'member_fullname' | 'outstanding_amount'>[];
  };

/** Returns what the members still owe of a month, satang. */
const owedSatang = ({ outstanding_amount, lines = [] }: MonthWithStatus) =>
  parseBaht(outstanding_amount) ??
  lines.reduce((sum, line) => sum + (parseBaht(line.outstanding_amount) ?? 0), 0);

/** Returns how far a month has come: money that is on its way is no debt, and what members still owe was not to come. */
function stateOf(month: MonthWithStatus) {
  if (month.status === 'ค้างส่ง' && onItsWaySatang(month) > 0) return statusOf('รอเงิน');
  const [words, tone] = statusOf(month.status);
  const isOwed = month.status === 'รับครบ' && owedSatang(month) > 0;
  return [isOwed ? 'รับครบตามที่หักได้' : words, tone] as const;
}

/**
 * Returns who still owes how much of a month that was deducted in full or of which all that was deducted came; empty
 * where nobody does.
 */
export function owedWords(month: MonthWithStatus): string {
  const { status, lines, billed_amount, deducted_amount } = month;
  const isWhole = parseBaht(billed_amount) === parseBaht(deducted_amount);
  const satang = owedSatang(month);
  if (satang === 0 || (status !== 'รับครบ' && !isWhole)) return '';
  const [first, ...others] = (lines ?? []).filter((line) => parseBaht(line.outstanding_amount));
  const who =
    first && others.length === 0
      ? `${first.member_fullname} `
      : `สมาชิก${first ? ` ${formatCount(others.length + 1)} คน ` : ''}`;
  return `${who}ยังค้างอยู่ ${formatSatang(satang)} บาท`;
}

export const statusWords = (month: MonthWithStatus) => stateOf(month)[0];

/** Shows how far a month has come. */
export function StatusTag({ month }: { month: MonthWithStatus }) {
  const [words, tone] = stateOf(month);
  return <Tag tone={tone}>{words}</Tag>;
}

/** Returns by when the money of a month is to come, or that the day is over. */
export function dueWords({ due_date = '', as_of = '' }: ToldMonth): string {
  const day = formatThaiDate(due_date);
  return isDue({ due_date, as_of }) ? `เลยกำหนด ${day} แล้ว` : `ภายใน ${day}`;
}

/** Returns when the result was last recorded, by whom and on which device; empty before. */
export function recordedWords(month: ToldMonth): string {
  const { recorded_at, recorded_by, recorded_device } = month;
  if (!recorded_at) return '';
  return [
    `บันทึกล่าสุดเมื่อ ${formatThaiDateTime(recorded_at)}`,
    recorded_by && `โดย ${recorded_by}`,
    recorded_device && `จาก${recorded_device}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Returns when the agency transferred and how much, as far as it is on its way or came; empty before. */
function transferredWords(month: ToldMonth): string {
  const { transferred_date, transferred_amount, transfers = [] } = month;
  if (!transferred_date) return '';
  const amount = `${formatSatang(parseBaht(transferred_amount))} บาท`;
  const times = transfers.filter((transfer) => !hasBounced(transfer)).length;
  const day = formatThaiDate(transferred_date);
  return times > 1
    ? `โอน ${formatCount(times)} ครั้ง รวม ${amount} ล่าสุดเมื่อ ${day}`
    : `โอนเมื่อ ${day} จำนวน ${amount}`;
}

/** Returns what the agency has deducted and not transferred, and for how long; empty where there is nothing. */
export function debtWords(month: ToldMonth): string {
  const { debt_amount, debt_days = 0 } = month;
  const satang = parseBaht(debt_amount) && toTransferSatang(month);
  return satang
    ? `หักเงินแล้วยังโอนไม่ครบ ค้างโอน ${formatSatang(satang)} บาท เกินกำหนด ${formatCount(debt_days)} วัน`
    : '';
}

/** Returns what was transferred of an overdue month and is looked for; empty where nothing is. */
export function onItsWayWords(month: ToldMonth): string {
  const satang = month.debt_amount ? onItsWaySatang(month) : 0;
  return satang > 0 ? `แจ้งโอนแล้ว ${formatSatang(satang)} บาท รอสหกรณ์ตรวจเงินเข้าบัญชี` : '';
}

/**
 * Returns what of the arrears was taken off a bill as it came since, and what is left of them; empty where nothing was.
 */
export function settledWords({ arrear_settled_amount, arrear_left_amount }: ToldMonth): string[] {
  const settled = parseBaht(arrear_settled_amount);
  const left = parseBaht(arrear_left_amount);
  if (!settled) return [];
  return [
    `ตัดยอดค้างที่หักหรือชำระแล้วออก ${formatSatang(settled)}`,
    left ? `ในยอดนี้เป็นยอดค้างของงวดก่อน ${formatSatang(left)}` : '',
  ].filter(Boolean);
}

/** That more was transferred than was deducted, and what becomes of it; empty where it was not. */
export function overWords(satang: number): string {
  return satang > 0 ? `โอนเกิน ${formatSatang(satang)} บาท สหกรณ์จะยกไปงวดถัดไปหรือโอนคืน` : '';
}

/** Returns where money went that was too much, or where it comes from. */
export function overPlaces({ receipts = [] }: ToldMonth): string[] {
  return receipts.flatMap(({ over, amount, receipt_date }) => {
    const satang = parseBaht(amount);
    if (!over || satang === null) return [];
    const sum = `${formatSatang(Math.abs(satang))} บาท`;
    if (over.way === 'RETURNED') {
      return [`โอนเกิน ${sum} สหกรณ์โอนคืนแล้วเมื่อ ${formatThaiDate(receipt_date)}`];
    }
    const month = formatThaiMonth(over.recv_period ?? '');
    return [
      satang < 0 ? `โอนเกิน ${sum} ยกไปงวด${month} แล้ว` : `รวมที่โอนเกินและยกมาจากงวด${month} ${sum}`,
    ];
  });
}

/** That the bank has nothing of what was told, and what to do; empty where it was made up for. */
export function bouncedWords(month: ToldMonth): string {
  const satang = bouncedSatang(month);
  if (satang === 0) return '';
  return `สหกรณ์ไม่พบเงินเข้าบัญชี ${formatSatang(satang)} บาท กรุณาตรวจสอบกับธนาคาร แล้วแจ้งโอนใหม่หรือติดต่อสหกรณ์`;
}

/** Name of the step that tells a further transfer. */
export const againWords = (month: ToldMonth) =>
  bouncedSatang(month) > 0 ? 'แจ้งโอนใหม่' : 'แจ้งโอนเพิ่ม';

/** The cooperative's receipt; empty before the money has come. */
export function receiptWords({ receipt_no, receipt_date }: ToldMonth): string {
  if (!receipt_no) return '';
  const day = receipt_date && ` วันที่ ${formatThaiDate(receipt_date)}`;
  return `ใบรับเงิน ${receipt_no}${day || ''}`;
}

/** Transfer and receipt, as far as there are. */
export const moneyWords = (month: ToldMonth) =>
  [transferredWords(month), receiptWords(month)].filter(Boolean).join(' · ');
