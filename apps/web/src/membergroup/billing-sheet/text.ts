import { titleOf } from '@coop/addresses/title';

/** Words of several places of the billing sheet. */
export const text = {
  title: titleOf('/membergroup/keeprep'),
  dueDate: 'โอนเงินภายใน',
  sheetOf: (month: string) => `งบหน้าเรียกเก็บประจำเดือน${month}`,
  seq: 'ลำดับ',
  /** Of the table and of its paper. */
  columns: {
    no: 'เลขที่',
    name: 'ชื่อ-นามสกุล',
    previous: 'เดือนก่อน',
    amount: 'เดือนนี้',
    difference: 'ต่าง',
    cause: 'เพราะ',
  },
  others: (count: string) => `และอีก\u00a0${count}`,
  rest: (count: string) => `อีก ${count}\u00a0คน เปลี่ยนตามรอบเดือน`,
  restCause: 'จำนวนวันคิดดอกเบี้ย เงินต้นที่ลดลง และจำนวนศพ',
  restShow: (count: string) => `แสดงอีก ${count} คน`,
  why: 'ต่างจากเดือนก่อน',
  sum: 'รวม',
  grandTotal: 'รวมทั้งสิ้น',
  instalment: 'งวด',
  principal: 'เงินต้น',
  interest: 'ดอกเบี้ย',
  arrears: 'ค้างชำระ',
  ofWhichArrears: 'ในยอดนี้เป็นยอดค้างชำระ',
} as const;
