import type { BillingKind, PeriodStatus } from '@coop/contracts/membergroup/billing';
import type { TagTone } from '@coop/ui/tag';

/** Words that several papers of the agency share. */
export const text = {
  period: 'งวด',
  none: 'ยังไม่มีใบเรียกเก็บ',
  noneMore: 'ใบเรียกเก็บใบแรกจะออกในวันที่ 15 ของเดือนถัดจากเดือนที่มีสมาชิก',
  missing: 'ไม่พบใบเรียกเก็บของงวดนี้',
  missingMore: 'ดูย้อนหลังได้ 24 งวด หรือใบเรียกเก็บของงวดนี้ยังไม่ออก',
  toLatest: 'ไปงวดล่าสุด',
  periodOf: (month: string) => `งวด${month}`,
  people: (count: string) => `${count} คน`,
  several: 'มีหลายคน โปรดเลือก',
  toTransfer: 'ยอดที่ต้องโอน',
  /** The four figures of a month: due, recorded, transferred, received. */
  figures: {
    billed: 'เรียกเก็บ',
    deducted: 'หักได้',
    transferred: 'โอนแล้ว',
    remitted: 'สหกรณ์รับเงินแล้ว',
    unrecorded: 'ยังไม่ได้บันทึกผล',
    neverRecorded: 'หน่วยงานไม่ได้บันทึกผล',
    allFull: 'หักได้ครบทุกคน',
    missing: (amount: string) => `หักไม่ได้ ${amount} บาท`,
    missingOf: (amount: string, people: string) => `หักไม่ได้ ${amount} บาท (${people} คน)`,
    last: (day: string) => `ล่าสุดเมื่อ ${day}`,
    due: (day: string) => `ภายใน ${day}`,
  },
  recorded: (when: string) => `บันทึกล่าสุดเมื่อ ${when}`,
  by: (name: string) => `โดย ${name}`,
  on: (device: string) => `จาก${device}`,
  transferred: (day: string, amount: string) => `โอนเมื่อ ${day} จำนวน ${amount} บาท`,
  debt: (amount: string, days: string) =>
    `หักเงินแล้วยังโอนไม่ครบ ค้างโอน ${amount} บาท เกินกำหนด ${days} วัน`,
  receipt: (no: string, day: string) => `ใบรับเงิน ${no}${day && ` วันที่ ${day}`}`,
} as const;

const KIND_WORDS: Readonly<Record<BillingKind, string>> = {
  SHARE: 'หุ้น',
  EMERGENCY: 'เงินกู้ฉุกเฉิน',
  ORDINARY: 'เงินกู้สามัญ',
  SPECIAL: 'เงินกู้พิเศษ',
  DEPOSIT: 'เงินฝาก',
  CREMATION: 'ฌาปนกิจ',
  FEE: 'ค่าธรรมเนียมแรกเข้า',
  GUARANTEE: 'ชำระหนี้ค้ำประกัน',
  OTHER: 'อื่น ๆ',
  REFUND: 'คืนเงิน',
};

/** Name of a kind; unknown kinds are called other. */
export function kindWords(kind: string): string {
  return Object.entries(KIND_WORDS).find(([one]) => one === kind)?.[1] ?? KIND_WORDS.OTHER;
}

const STATUS_WORDS: Readonly<Partial<Record<PeriodStatus, string>>> = {
  ส่งบิลแล้ว: 'ส่งใบเรียกเก็บแล้ว',
  รอเงิน: 'รอรับเงิน',
  รับครบ: 'รับเงินครบแล้ว',
  รับบางส่วน: 'รับเงินบางส่วน',
  ค้างส่ง: 'ค้างโอน',
};

/** A month’s status in words; the others stand as they are. */
export function statusWords(status: string): string {
  return Object.entries(STATUS_WORDS).find(([one]) => one === status)?.[1] ?? status;
}

const TONES: Readonly<Record<PeriodStatus, TagTone>> = {
  ส่งบิลแล้ว: 'muted',
  รอเงิน: 'waiting',
  รับครบ: 'positive',
  รับบางส่วน: 'waiting',
  ค้างส่ง: 'negative',
};

export function statusTone(status: string): TagTone {
  return Object.entries(TONES).find(([one]) => one === status)?.[1] ?? 'muted';
}
