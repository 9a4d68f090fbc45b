/** Thai words about a month of which not everything was received. */
export const words = {
  failed: (month: string) => `หักเงินเดือน${month} ไม่ได้`,
  failedSelf: (month: string) => `ยังไม่ได้รับชำระของเดือน${month}`,
  part: 'หักได้บางส่วน',
  partSelf: 'รับชำระบางส่วน',
  got: 'ได้รับ',
  of: 'จาก',
  lacks: 'ขาด',
  baht: 'บาท',
  carried: 'ยกไปเก็บในเดือนถัดไป',
  interest: 'ดอกเบี้ยเงินกู้คิดต่อทุกวันจนกว่าจะชำระ',
  stillOwed: 'ขณะนี้ยังค้าง',
  settled: (day: string) => `ชำระครบแล้วเมื่อ ${day}`,
  kept: 'รับไว้',
  keptMore: 'จะหักให้ในเดือนถัดไป',
  self: 'ท่านชำระเอง',
  selfMore: (day: string) => `ยอดนี้ไม่ได้หักจากเงินเดือน กรุณาชำระภายใน ${day}`,
} as const;
