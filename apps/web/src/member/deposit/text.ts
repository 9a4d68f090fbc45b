/** Every Thai word of the deposit screen. */
export const text = {
  withdrawable: 'ถอนได้',
  waiting: 'ขอถอนไว้แล้ว รอโอน',
  yearIn: 'เงินเข้าปีนี้',
  yearOut: 'เงินออกปีนี้',
  accrued: 'ดอกเบี้ยที่จะได้',
  lastOperate: 'ทำรายการล่าสุด',
} as const;
