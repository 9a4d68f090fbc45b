/** Every Thai word of the letter about money that was deducted and has not come. */
export const text = {
  titleOf: (month: string) => `หนังสือขอให้นำส่งเงินที่ค้าง${month}`,
  subject: 'เรื่อง',
  subjectOf: (month: string) => `ขอให้นำส่งเงินที่หักจากสมาชิก งวด${month}`,
  to: 'เรียน',
  refers: 'อ้างถึง',
  refersTo: (no: string, day: string) => `หนังสือ ที่ ${no} ลงวันที่ ${day}`,
  opening: (month: string, due: string, days: string) =>
    `ตามหนังสือที่อ้างถึง หน่วยงานของท่านได้บันทึกผลการหักเงินประจำเดือน${month}ไว้แล้ว และครบกำหนดนำส่งเมื่อวันที่ ${due} ขณะนี้เกินกำหนด ${days} วัน สหกรณ์ยังได้รับเงินไม่ครบตามผลการหัก ดังนี้`,
  table: 'ยอดที่หักได้ ได้รับแล้ว และค้างนำส่ง',
  item: 'รายการ',
  amount: 'จำนวนเงิน (บาท)',
  deducted: 'หักได้ตามผลที่บันทึก',
  received: (no: string, day: string) => `หัก ได้รับแล้วตามใบรับเงิน ${no} วันที่ ${day}`,
  debt: 'ค้างนำส่ง',
  pay: 'สหกรณ์ลงบัญชีให้สมาชิกตามผลการหักแล้ว จึงขอให้ท่านนำส่งส่วนที่ค้างโดยเร็ว โดยโอนเข้าบัญชีต่อไปนี้ หากโอนแล้ว กรุณาแจ้งการโอนพร้อมหลักฐาน',
  asOf: (day: string) => `ข้อมูล ณ วันที่ ${day}`,
} as const;
