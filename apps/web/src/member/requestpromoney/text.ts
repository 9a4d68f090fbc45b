import type { RequestType } from '@coop/contracts/member/requestpromoney';

/** Thai words of the money request screen; those said once stand where they are said. */
export const text = {
  title: 'คำขอทำรายการเงิน',
  types: {
    SUBSCRIBE: 'สมัครใช้บริการ',
    WITHDRAW: 'ถอนเงินฝาก',
    EMERGENCY_LOAN: 'กู้ฉุกเฉิน',
    BUY_SHARES: 'ซื้อหุ้นเพิ่ม',
    REPAY: 'ชำระหนี้',
    MONTHLY_REPAY: 'ชำระหนี้เพิ่มทุกเดือน',
    CHANGE_SHARE: 'เปลี่ยนค่าหุ้นรายเดือน',
    CLAIM_HELD: 'ขอรับเงินรอคืน',
  } satisfies Record<RequestType, string>,
  firstMonth: 'เริ่มหักงวด',
  review: 'ตรวจทานคำขอ',
  confirmTitle: 'ส่งคำขอนี้หรือไม่',
  confirm: 'ยืนยันส่งคำขอ',
  sending: 'กำลังส่ง',
  back: 'กลับไปแก้ไข',
  outlook: {
    when: {
      SUBSCRIBE: 'คาดว่าเปิดบริการ',
      WITHDRAW: 'คาดว่าโอน',
      EMERGENCY_LOAN: 'คาดว่าจ่ายเงินกู้',
      BUY_SHARES: 'คาดว่าลงบัญชีหุ้น',
      REPAY: 'คาดว่าลงบัญชีเงินกู้',
      MONTHLY_REPAY: 'คาดว่ารับคำสั่ง',
      CHANGE_SHARE: 'คาดว่ามีผล',
      CLAIM_HELD: 'คาดว่าโอน',
    } satisfies Record<RequestType, string>,
    payBy: 'เมื่ออนุมัติแล้ว ชำระที่เคาน์เตอร์สหกรณ์ หรือโอนเข้าบัญชีสหกรณ์ สอบถาม',
    after: 'ผลของรายการ',
  },
  refused: 'เหตุที่ไม่อนุมัติ',
  paidStatus: { BUY_SHARES: 'ซื้อแล้ว', REPAY: 'ชำระแล้ว' } as Partial<Record<RequestType, string>>,
  failed: 'ส่งคำขอไม่สำเร็จ',
  columns: {
    no: 'เลขที่คำขอ',
    type: 'รายการ',
    ref: 'อ้างอิง',
  },
} as const;
