import { titleOf } from '@coop/addresses/title';
import type { RequestType } from '@coop/contracts/member/requestpromoney';
import { requestNames } from '../code-words/code-words.ts';

/** Words that the screen has for a kind of request. */
interface Kind {
  /** Before the day on which it takes effect. */
  readonly when: string;
  /** Place where the money comes from or goes to, if any is moved. */
  readonly way?: 'to the account' | 'from the member';
  /** It chooses among accounts or contracts; others are about the member as such. */
  readonly isNumbered?: true;
  /** Before its number, in the question that asks to confirm. */
  readonly of?: string;
  /** Nothing is transferred: once approved it is in effect. */
  readonly endsApproved?: true;
  /** Of the state "transferred", where the member pays. */
  readonly paid?: string;
  /** Words about what comes of it. */
  readonly after?: string;
}

const KINDS: Readonly<Record<RequestType, Kind>> = {
  SUBSCRIBE: { when: 'คาดว่าเปิดบริการ', endsApproved: true },
  WITHDRAW: {
    when: 'คาดว่าโอน',
    way: 'to the account',
    isNumbered: true,
    of: 'จากบัญชี',
  },
  EMERGENCY_LOAN: { when: 'คาดว่าจ่ายเงินกู้', way: 'to the account' },
  BUY_SHARES: {
    when: 'คาดว่าลงบัญชีหุ้น',
    way: 'from the member',
    paid: 'ซื้อแล้ว',
  },
  REPAY: {
    when: 'คาดว่าลงบัญชีเงินกู้',
    way: 'from the member',
    isNumbered: true,
    of: 'ของสัญญา',
    paid: 'ชำระแล้ว',
    after: 'ชำระดอกเบี้ยถึงวันนั้นก่อน ที่เหลือลดเงินต้น',
  },
  MONTHLY_REPAY: {
    when: 'คาดว่ารับคำสั่ง',
    isNumbered: true,
    of: 'ของสัญญา',
    endsApproved: true,
    after:
      'แสดงแยกในใบเรียกเก็บทุกเดือน และลดเงินต้นทั้งจำนวน เดือนใดหักได้ไม่พอก็งดไป ไม่เป็นยอดค้าง คำสั่งใหม่แทนคำสั่งเดิมของสัญญานี้',
  },
  CHANGE_SHARE: {
    when: 'คาดว่ามีผล',
    endsApproved: true,
    after: 'เก็บอัตราใหม่ตั้งแต่ใบเรียกเก็บถัดไป',
  },
  CLAIM_HELD: { when: 'คาดว่าโอน', way: 'to the account' },
};

/** One that a backend adds is called as on the wire. */
export const kindOf = (type: RequestType): Kind & { name: string } => ({
  name: requestNames[type] ?? type,
  ...(KINDS[type] ?? { when: 'คาดว่ามีผล' }),
});

/** Thai words of the money request screen; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/requestpromoney'),
  firstMonth: 'เริ่มหักงวด',
  payBy: 'เมื่ออนุมัติแล้ว ชำระที่เคาน์เตอร์สหกรณ์ หรือโอนเข้าบัญชีสหกรณ์ สอบถาม',
  refused: 'เหตุที่ไม่อนุมัติ',
  columns: { type: 'รายการ', ref: 'อ้างอิง' },
} as const;
