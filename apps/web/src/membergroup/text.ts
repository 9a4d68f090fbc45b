import type { BillingKind } from '@coop/contracts/membergroup/billing';
import { formatCount } from '@coop/format/money';

/** Words that several papers of the agency share. */
export const text = {
  none: 'ยังไม่มีใบเรียกเก็บ',
  noneMore: (day: number) => `ใบเรียกเก็บใบแรกจะออกในวันที่ ${day} ของเดือนถัดจากเดือนที่มีสมาชิก`,
  people: (count: number) => `${formatCount(count)} คน`,
  toTransfer: 'ยอดที่ต้องโอน',
  notRecorded: 'ยังไม่ได้บันทึกผล',
  noReason: 'หน่วยงานไม่ได้แจ้งเหตุผล',
  allFull: 'หักได้ครบทุกคน',
  back: 'กลับไปแก้ไข',
  fileTooLarge: (megabytes: number) => `ไฟล์ใหญ่เกิน ${megabytes} MB`,
  kb: (bytes: number) => `${formatCount(Math.ceil(bytes / 1_000))} KB`,
  /** At the ends of a page of a long list. */
  carried: { first: 'รวมจากหน้าก่อน', last: 'รวมถึงหน้านี้' },
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
  return (
    Object.entries(KIND_WORDS).find(([kindWord]) => kindWord === kind)?.[1] ?? KIND_WORDS.OTHER
  );
}
