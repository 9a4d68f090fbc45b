/** What the loan calculator says of inputs that are wrong. */
export const problemText = {
  amount: (most: string) => `กรอกจำนวนเงินเป็นตัวเลข ไม่เกิน ${most} บาท เช่น 500,000`,
  rate: (most: string) => `กรอกอัตราดอกเบี้ยเป็นตัวเลข 0 ถึง ${most} เช่น 5.75`,
  instalments: (most: string) => `กรอกจำนวนงวดเป็นจำนวนเต็ม 1 ถึง ${most}`,
  day: 'กรอกวัน เดือน และปี พ.ศ. ให้ครบ',
  beforePayout: 'วันที่นี้ต้องไม่อยู่ก่อนวันที่รับเงินกู้',
  neverPaid: (most: string) => `เงินงวดนี้น้อยเกินไป ผ่อน ${most} งวดแล้วหนี้ยังไม่หมด กรุณาเพิ่มเงินงวด`,
} as const;

/** Inputs by the names that a link has for them. */
export const inputNames: Readonly<Record<string, string>> = {
  amount: 'วงเงินกู้',
  rate: 'อัตราดอกเบี้ย',
  method: 'แบบการชำระ',
  given: 'คำนวณจาก',
  instalments: 'จำนวนงวด',
  instalment: 'เงินต่องวด',
  on: 'วันที่รับเงินกู้',
  firstDue: 'งวดแรก',
  interest: 'ปัดเศษดอกเบี้ย',
  principal: 'ปัดเศษเงินต้น',
  total: 'ปัดเศษเงินงวด',
  dayCount: 'จำนวนวันใน 1 ปี',
  extra: 'ชำระหนี้พิเศษ',
  extraAmount: 'จำนวนเงินที่ชำระพิเศษ',
  extraOn: 'วันที่ชำระพิเศษ',
  extraMode: 'หลังชำระพิเศษ',
  closeOn: 'วันที่ปิดบัญชี',
  salary: 'เงินเดือน',
  deductions: 'รายการหัก',
};
