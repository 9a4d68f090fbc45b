/** Thai words of the loan calculator; those said once stand where they are said. */
export const text = {
  title: 'คำนวณเงินกู้',
  description:
    'คำนวณเงินงวด ดอกเบี้ย และตารางผ่อนชำระเงินกู้สหกรณ์ แบบเงินต้นเท่ากันหรือเงินงวดเท่ากัน คิดดอกเบี้ยตามวันจริง',
  intro:
    'กรอกวงเงินและจำนวนงวด ผลจะเปลี่ยนตามทันที คิดดอกเบี้ยตามจำนวนวันจริงเหมือนที่สหกรณ์คิด การคำนวณทำในเครื่องของท่าน ไม่มีการส่งตัวเลขออกไป',

  planChoice: 'กำลังกรอก',
  plans: { a: 'แผนที่ 1', b: 'แผนที่ 2' },
  product: 'ประเภทเงินกู้',
  byHand: 'กำหนดเอง',
  amount: 'วงเงินกู้ (บาท)',
  method: 'แบบการชำระ',
  methods: { equal_total: 'เงินงวดเท่ากัน (คง\u2060ยอด)', equal_principal: 'เงินต้นเท่ากัน (คง\u2060ต้น)' },
  methodHints: {
    equal_total: 'จ่ายเท่ากันทุกงวด ช่วงแรกเป็นดอกเบี้ยมาก แล้วเป็นเงินต้นมากขึ้น',
    equal_principal: 'คืนเงินต้นเท่ากันทุกงวดบวกดอกเบี้ยตามจริง งวดแรกสูงแล้วลดลง',
  },
  givens: { instalments: 'จำนวนงวด', instalment: 'เงินต่องวด' },
  instalmentOf: {
    equal_total: 'จ่ายงวดละ (บาท)',
    equal_principal: 'คืนเงินต้นงวดละ (บาท)',
  },
  rate: 'อัตราดอกเบี้ย (% ต่อปี)',
  on: 'วันที่รับเงินกู้',

  rules: 'วิธีคิดและการปัดเศษ',
  firstDues: {
    next_month_end: 'สิ้นเดือนถัดจากเดือนที่รับเงิน',
    same_month_if_by_5th: 'รับเงินวันที่ 1–5 เริ่มสิ้นเดือนนั้น หลังจากนั้นสิ้นเดือนถัดไป',
    same_month_end: 'สิ้นเดือนที่รับเงิน',
  },
  roundings: {
    half2dp: 'ไม่ปัด ใช้ถึงสตางค์',
    half1: 'ปัดเป็นบาทที่ใกล้ที่สุด',
    half10: 'ปัดเป็น 10 บาทที่ใกล้ที่สุด',
    ceil1: 'ปัดขึ้นเต็มบาท',
    ceil10: 'ปัดขึ้นเต็ม 10 บาท',
    ceil100: 'ปัดขึ้นเต็ม 100 บาท',
    floor1: 'ตัดเศษสตางค์ทิ้ง',
  },
  dayCounts: { 365: '365 วันทุกปี', 366: '366 วัน' },
  rulesNote: (interest: string, instalment: string) => `ดอกเบี้ย${interest} · เงินงวด${instalment}`,

  extra: 'ชำระหนี้พิเศษ (โปะ)',
  extras: { none: 'ไม่มี', once: 'ครั้งเดียว', monthly: 'ทุกเดือน' },
  extraOn: { once: 'วันที่ชำระพิเศษ', monthly: 'เริ่มชำระพิเศษตั้งแต่วันที่' },
  extraModes: {
    keep_instalment: 'จ่ายงวดละเท่าเดิม ผ่อนหมดเร็วขึ้น',
    keep_term: 'ผ่อนหมดวันเดิม จ่ายงวดละน้อยลง',
  },
  extraNote: (amount: string, when: string) => `${amount}\u00a0บาท ${when}`,
  salary: 'เงินเดือน (บาท)',
  deductions: 'รายการหักทุกอย่างในปัจจุบัน (บาทต่อเดือน)',
  addPlan: 'เทียบกับอีกแผน',
  dropPlan: 'เลิกเทียบ',

  loan: 'เงินกู้',
  countOf: (count: string) => `${count}\u00a0งวด`,
  last: 'งวดสุดท้าย',
  highest: 'งวดที่จ่ายมากที่สุด',

  left: 'เงินเดือนเหลือหลังหักทุกอย่าง',
  passes: (percent: string) => `ผ่านเกณฑ์เงินเดือนคงเหลือ ${percent}\u00a0%`,
  fails: (percent: string) => `เงินเดือนคงเหลือต่ำกว่าเกณฑ์ ${percent}\u00a0%`,
  room: 'ผ่อนเพิ่มได้อีกไม่เกินเดือนละ',
  guarantorsOf: (count: string) => (count === '0' ? 'ไม่ต้องใช้' : `${count}\u00a0คน`),
  blanks: ['ชื่อผู้ขอกู้', 'เลขทะเบียนสมาชิก', 'หน่วยงาน'],

  compare: 'เทียบสองแผน',
  compareRows: {
    amount: 'วงเงินกู้',
    rate: 'อัตราดอกเบี้ย (% ต่อปี)',
    instalment: 'จ่ายงวดละ หรืองวดแรก',
    count: 'จำนวนงวด',
    interest: 'ดอกเบี้ยรวม',
    paid: 'รวมจ่ายทั้งหมด',
    end: 'งวดสุดท้าย',
  },

  /** What is wrong with inputs. */
  problems: {
    amount: (most: string) => `กรอกจำนวนเงินเป็นตัวเลข ไม่เกิน ${most} บาท เช่น 500,000`,
    rate: (most: string) => `กรอกอัตราดอกเบี้ยเป็นตัวเลข 0 ถึง ${most} เช่น 5.75`,
    day: 'กรอกวัน เดือน และปี พ.ศ. ให้ครบ',
    beforePayout: 'วันที่นี้ต้องไม่อยู่ก่อนวันที่รับเงินกู้',
  },
  /** Inputs that a link has wrong, where they are not named by their label. */
  inputNames: {
    product: '',
    instalment: 'เงินต่องวด',
    principal: 'ปัดเศษเงินต้น',
    extraOn: 'วันที่ชำระพิเศษ',
    closeOn: 'วันที่ปิดบัญชี',
    deductions: 'รายการหัก',
  },
} as const;
