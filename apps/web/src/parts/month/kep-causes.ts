import type { KepCause, KepChange } from '@coop/contracts/member/kep';
import { parseBaht } from '@coop/format/money';

// Shared by the first page and the page of the collection.

type Words = (before: string, now: string) => string;

const STARTS: Partial<Record<string, string>> = {
  LOAN: 'เริ่มชำระสัญญาใหม่',
  DEPOSIT: 'เริ่มฝากหักเงินเดือน',
  CREMATION: 'เริ่มเก็บฌาปนกิจสงเคราะห์',
};
const ENDS: Partial<Record<string, string>> = {
  LOAN: 'ชำระหมดสัญญาแล้ว',
  DEPOSIT: 'ฝากครบกำหนดแล้ว',
};

/** Texts without amounts, because members may hide amounts. */
const CAUSES: Partial<Record<string, Words>> = {
  LAST: () => 'งวดสุดท้าย เก็บเท่าที่เหลือ',
  PAUSED: () => 'งดส่งค่าหุ้น',
  RAISED: () => 'ปรับอัตราส่งรายเดือน',
  BALANCE: () => 'เงินต้นลดลง ดอกเบี้ยจึงลดลง',
  ARREARS: (before, now) =>
    Number(now) > Number(before)
      ? `รวมงวดที่ค้าง เก็บ ${now} งวด เดือนก่อน ${before} งวด`
      : `ไม่มีงวดค้างมารวม เก็บ ${now} งวด เดือนก่อน ${before} งวด`,
  DAYS: (before, now) => `คิดดอกเบี้ย ${now} วัน เดือนก่อน ${before} วัน`,
  RATE: (before, now) => `อัตราดอกเบี้ย ${now} % เดิม ${before} %`,
  DEATHS: (before, now) => `สมาชิกเสียชีวิต ${now} ราย เดือนก่อน ${before} ราย`,
};

/** A cause in words. */
export function causeWords({ item_group }: KepChange, { code, before, now }: KepCause): string {
  if (code === 'NEW') return STARTS[item_group] ?? 'เริ่มเก็บเดือนนี้';
  if (code === 'FINISHED') return ENDS[item_group] ?? 'ไม่เก็บแล้ว';
  return CAUSES[code]?.(before, now) ?? 'รายการอื่น';
}

export interface MainCause {
  readonly words: string;
  readonly satang: number;
}

/** The main causes of the change of the total, in its direction; equal causes of several lines are combined. */
export function mainCauses(changes: readonly KepChange[], most = 2): MainCause[] {
  const sums = new Map<string, number>();
  let total = 0;
  for (const change of changes) {
    for (const cause of change.causes) {
      const words = causeWords(change, cause);
      const satang = parseBaht(cause.amount) ?? 0;
      sums.set(words, (sums.get(words) ?? 0) + satang);
      total += satang;
    }
  }
  return [...sums]
    .map(([words, satang]) => ({ words, satang }))
    .filter((one) => one.satang * total > 0)
    .sort((a, b) => Math.abs(b.satang) - Math.abs(a.satang))
    .slice(0, most);
}
