import type { PushKind, PushSent } from '@coop/contracts/member/access/push';
import type { Relative } from '@coop/contracts/member/access/relative';
import type { CremMembership } from '@coop/contracts/member/kepcrem';
import type { PaymentReceipt } from '@coop/contracts/member/payments';
import type { RequestType } from '@coop/contracts/member/requestpromoney';

// Thai words of codes of the wire, for the screen of each and for the copy of a member's data.

export const requestNames = {
  SUBSCRIBE: 'สมัครใช้บริการ',
  WITHDRAW: 'ถอนเงินฝาก',
  EMERGENCY_LOAN: 'กู้ฉุกเฉิน',
  BUY_SHARES: 'ซื้อหุ้นเพิ่ม',
  REPAY: 'ชำระหนี้',
  MONTHLY_REPAY: 'ชำระหนี้เพิ่มทุกเดือน',
  CHANGE_SHARE: 'เปลี่ยนค่าหุ้นรายเดือน',
  CLAIM_HELD: 'ขอรับเงินรอคืน',
} as const satisfies Record<RequestType, string>;

export const receiptKinds = {
  COUNTER: 'ชำระที่สหกรณ์',
  AGENCY: 'หน่วยงานโอนภายหลัง',
  PAID_OUT: 'จ่ายคืนเงินรอคืน',
} as const satisfies Record<PaymentReceipt['kind'], string>;

export const collectMethods = {
  MONTHLY: 'ตามจำนวนศพ ทุกเดือน',
  ADVANCE: 'ล่วงหน้าปีละครั้ง จากปันผล',
} as const satisfies Record<CremMembership['collect_method'], string>;

export const noticeKinds = {
  bill: 'ใบเรียกเก็บประจำเดือน',
  receipt: 'การรับชำระเงิน',
  missed: 'เดือนที่หักเงินไม่ได้หรือไม่ครบ',
  request: 'ความคืบหน้าของคำขอทำรายการเงิน',
  welfare: 'สวัสดิการ',
  letter: 'หนังสือยืนยันยอด',
  dividend: 'เงินปันผลและเฉลี่ยคืน',
  news: 'ข่าวของสหกรณ์',
} as const satisfies Record<PushKind, string>;

export const noticeResults = {
  sent: 'ส่งแล้ว',
  failed: 'ส่งไม่สำเร็จ',
  gone: 'อุปกรณ์เลิกรับแล้ว',
} as const satisfies Record<PushSent['result'], string>;

export const relativeStates = {
  invited: 'รอใช้รหัส',
  reading: 'ดูได้',
  ended: 'สิ้นสุดแล้ว',
} as const satisfies Record<Relative['state'], string>;
