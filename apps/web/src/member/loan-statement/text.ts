/** Thai words of the loan statement; those said once stand where they are said. */
export const text = {
  title: 'รายการเงินกู้',
  standing: 'คำสั่งชำระเพิ่มทุกเดือน',
  balance: 'เงินต้นคงเหลือ',
  progress: (paid: string, all: string, percent: string) =>
    `ชำระแล้ว ${paid} จาก ${all}\u00a0งวด (${percent}\u00a0%)`,
  methods: { '0': 'เงินต้นเท่ากัน เดือนละ', '1': 'เงินต้นรวมดอกเบี้ยเท่ากัน เดือนละ' },
  chartTitle: 'หนี้ที่ลดลง และวันที่คาดว่าชำระหมด',
  statement: 'รายการเดินบัญชี',
  contract: 'สัญญา',
  searchHint: 'รายการ หรือเลขที่ใบเสร็จ',
  columns: {
    period: 'งวด',
    principal: 'เงินต้น',
    interest: 'ดอกเบี้ย',
    total: 'รวม',
    balance: 'คงเหลือ',
  },
  schedule: 'งวดที่จะถึง',
  debtBefore: 'เงินต้นก่อนงวดนี้',
  latest: 'ค่างวดล่าสุด',
  missing: 'ไม่พบสัญญานี้ในทะเบียนของท่าน',
  missingMore: 'เลขที่สัญญาอาจพิมพ์ผิด กรุณาเลือกจากรายการเงินกู้ของท่าน',
  toList: 'ไปหน้าเงินกู้',
} as const;
