import type { KepCause, KepChange } from '@coop/contracts/member/kep';
import { parseBaht } from '@coop/format/money';
import { comesOnce } from './comes-once.ts';

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

/** Returns of what a standing order pays. */
function extraWords(before: string, now: string): string {
  if (Number(before) === 0) return 'เริ่มชำระหนี้เพิ่มทุกเดือน';
  return Number(now) === 0 ? 'ไม่ชำระหนี้เพิ่มแล้ว' : 'ปรับจำนวนที่ชำระหนี้เพิ่ม';
}

function arrearsWords(before: string, now: string): string {
  const was = Number(before);
  const is = Number(now);
  if (is === 0) return 'ไม่มียอดค้างชำระแล้ว';
  if (was === 0) return `มียอดค้างชำระ ${now}\u00a0เดือนมารวม`;
  if (is > was) return `ยอดค้างชำระเพิ่มเป็น ${now}\u00a0เดือน`;
  return is < was ? `ยอดค้างชำระลดเหลือ ${now}\u00a0เดือน` : 'ยอดค้างชำระเปลี่ยนไป';
}

/** Texts without amounts, because members may hide amounts. */
const CAUSES: Partial<Record<string, Words>> = {
  LAST: () => 'งวดสุดท้าย เก็บเท่าที่เหลือ',
  PAUSED: () => 'งดส่งค่าหุ้น',
  RAISED: () => 'ปรับอัตราส่งรายเดือน',
  EXTRA: extraWords,
  ARREARS: arrearsWords,
  PAID: () => 'ชำระเพิ่มระหว่างเดือน ดอกเบี้ยจึงเปลี่ยน',
  CARRIED: () => 'ดอกเบี้ยที่เงินได้ไม่พอหัก ยกไปงวดถัดไป',
  DAYS: (before, now) => `คิดดอกเบี้ย ${now} วัน เดือนก่อน ${before} วัน`,
  RATE: (before, now) => `อัตราดอกเบี้ย ${now} % เดิม ${before} %`,
  YEAR: (before, now) => `คิดดอกเบี้ยปีละ ${now} วัน เดือนก่อน ${before} วัน`,
  DEATHS: (before, now) => `เดือนนี้เก็บ ${now}\u00a0ศพ เดือนก่อน ${before}\u00a0ศพ`,
};

/** A cause in words. */
export function causeWords(change: KepChange, cause: KepCause): string {
  const { item_group } = change;
  const { code, before, now } = cause;
  const isMore = (parseBaht(cause.amount) ?? 0) > 0;
  if (comesOnce(change) && code === 'NEW') return 'ส่วนที่ปันผลไม่พอหัก';
  if (comesOnce(change) && code === 'FINISHED') return 'เก็บครั้งเดียวเดือนก่อน';
  if (code === 'NEW') return STARTS[item_group] ?? 'เริ่มเก็บเดือนนี้';
  if (code === 'FINISHED') return ENDS[item_group] ?? 'ไม่เก็บแล้ว';
  if (code === 'BALANCE') return isMore ? 'หนี้เพิ่มขึ้น ดอกเบี้ยจึงเพิ่มขึ้น' : 'เงินต้นลดลง ดอกเบี้ยจึงลดลง';
  if (code === 'REFUND') return isMore ? 'เงินคืนน้อยกว่าเดือนก่อน' : 'คืนเงินที่รับไว้เกิน';
  if (code === 'ARREARS' && !isMore && Number(now) > Number(before))
    return 'ยอดค้างชำระลดลงตามที่ชำระแล้ว';
  return CAUSES[code]?.(before, now) ?? 'รายการอื่น';
}

export interface MainCause {
  readonly words: string;
  /** Signed, in satang. */
  readonly satang: number;
}

const REST = 'รายการอื่น';

/**
 * The parts of the difference of the totals, heaviest first; equal causes of several lines are one. All but the
 * heaviest are taken together, so that the parts always add up to the difference.
 */
export function mainCauses(changes: readonly KepChange[], difference: number, mostCauses = 3) {
  const sums = new Map<string, number>();
  for (const change of changes) {
    for (const cause of change.causes) {
      const words = causeWords(change, cause);
      sums.set(words, (sums.get(words) ?? 0) + (parseBaht(cause.amount) ?? 0));
    }
  }
  const heaviest = [...sums]
    .map(([words, satang]) => ({ words, satang }))
    .filter((item) => item.satang !== 0 && item.words !== REST)
    .sort((a, b) => Math.abs(b.satang) - Math.abs(a.satang));
  const sum = (some: readonly MainCause[]) => some.reduce((all, cause) => all + cause.satang, 0);
  if (heaviest.length === 0) return [];
  const restAfter = (count: number) => difference - sum(heaviest.slice(0, count));
  // What is taken together weighs little beside what is named.
  let count = Math.min(mostCauses - 1, heaviest.length);
  const isHeavy = (last: MainCause | undefined) =>
    last !== undefined && Math.abs(restAfter(count)) * 2 > Math.abs(last.satang);
  while (count < heaviest.length && isHeavy(heaviest[count - 1])) count += 1;
  const named = heaviest.slice(0, count);
  const rest = restAfter(count);
  // One cause that is left has a name of its own.
  const last = heaviest.length === count + 1 ? heaviest[count] : undefined;
  if (last?.satang === rest) return heaviest;
  return rest === 0 ? named : [...named, { words: REST, satang: rest }];
}
