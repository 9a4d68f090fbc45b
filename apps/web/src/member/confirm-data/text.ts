import { titleOf } from '@coop/addresses/title';
import { REMARK_MAX } from '@coop/contracts/member/confirm-limits';

/** Thai words of the balance confirmation letter; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/confirmData'),
  paper: 'หนังสือยืนยันยอดหุ้น หนี้ และเงินฝาก',
  asOf: (date: string) => `ณ วันที่ ${date}`,
  letterDate: (date: string) => `วันที่ ${date}`,
  number: (no: string) => `เลขทะเบียนสมาชิก ${no}`,

  sections: {
    loan: 'ลูกหนี้เงินกู้',
    deposit: 'เงินฝาก',
    // Its only line is ทุนเรือนหุ้น, which is not to be heard twice in a row.
    share: 'หุ้น',
  },
  noLine: { loan: 'ไม่มีหนี้เงินกู้คงเหลือ', deposit: 'ไม่มีบัญชีเงินฝาก', share: 'ไม่มีทุนเรือนหุ้น' },
  figure: 'ยอดของท่าน (บาท)',
  refNo: { loan: 'สัญญา', deposit: 'บัญชี', share: 'เลขทะเบียน' },

  correct: 'ถูกต้อง',
  incorrect: 'ไม่ถูกต้อง',
  remarkHint(left: number) {
    if (left === REMARK_MAX) return `ไม่เกิน ${REMARK_MAX} ตัวอักษร`;
    return left >= 0 ? `เหลืออีก ${left} ตัวอักษร` : `เกินมา ${-left} ตัวอักษร`;
  },
  repliedAt: 'ส่งเมื่อ',
  checkValue: 'รหัสคำตอบ',
} as const;
