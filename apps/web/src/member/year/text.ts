import { titleOf } from '@coop/addresses/title';

/** Thai words of the year on one page; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/year'),
  titleOf: (year: string) => `สรุปรายปี ${year}`,
  year: 'ปี',
  item: 'รายการ',
  betterOff: 'ท่านมีเพิ่มขึ้น',
  lessOff: 'ท่านมีลดลง',
  // What was lent in the year is no gain, and is told beside it.
  repaid: 'ออมเพิ่มและคืนเงินต้นแล้ว',
  lent: 'กู้ใหม่ในปีนี้',
  owesMore: 'หนี้รวมเพิ่มขึ้น',
  owesLess: 'หนี้รวมลดลง',
  betterOffNote: 'เงินออมที่เพิ่ม บวกเงินต้นที่คืนแล้ว',
  groups: {
    EARNED: 'ได้รับ',
    PAID: 'จ่าย',
    SAVED: 'ออมเพิ่ม',
    OWED_LESS: 'คืนเงินต้นแล้ว',
  },
  notes: {
    EARNED: 'เงินปันผล เงินคืนตามดอกเบี้ย และดอกเบี้ยเงินฝาก ที่เข้าในปีนี้',
    PAID: 'ดอกเบี้ยเงินกู้ เงินสงเคราะห์ และเบี้ยประกัน ที่จ่ายในปีนี้',
    SAVED: 'หุ้นและเงินฝากเทียบกับต้นปี',
    OWED_LESS: 'เงินต้นของทุกสัญญาที่ชำระคืนในปีนี้',
  },
  before: 'ต้นปี (บาท)',
  borrowed: 'กู้ใหม่ในปีนี้ (บาท)',
  after: 'ล่าสุด (บาท)',
  amount: 'จำนวนเงิน (บาท)',
  total: 'รวม',
  nothing: 'ไม่มีรายการ',
} as const;
