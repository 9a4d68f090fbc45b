import { titleOf } from '@coop/addresses/title';

/** Thai words of the dividend screen; those said once stand where they are said. */
export const text = {
  title: titleOf('/member/dividend'),
  estimate: (year: string) => `ตัวเลขของปี ${year} เป็นประมาณการ`,
  estimateMore: (until: string, rateYear: string) =>
    `คิดจากหุ้นและดอกเบี้ยถึงวันที่ ${until.replaceAll(' ', '\u00a0')} ด้วยอัตราของปี ${rateYear} ยอดจริงขึ้นอยู่กับอัตราที่ที่ประชุมใหญ่อนุมัติ`,
  earnedBy: (day: string) => `สะสมถึง ${day}`,
  dividend: 'เงินปันผล',
  refund: 'เงินคืนตามดอกเบี้ยที่ท่านจ่าย',
  refundWithheld: 'งดจ่าย เพราะมีงวดค้างชำระ',
  deducted: 'รายการหัก',
  interestPaid: 'ดอกเบี้ยเงินกู้ที่จ่ายในปี',
  lateRefund: (on: string) => `เงินคืนตามดอกเบี้ยที่งดไว้ หน่วยงานแจ้งผลการหักภายหลัง โอนเข้าบัญชีธนาคาร ${on}`,
  withheld: 'งดจ่ายเงินคืนตามดอกเบี้ยของปีนี้',
  withheldMore: (on: string) =>
    `ข้อบังคับให้คืนเงินตามดอกเบี้ยแก่สมาชิกที่ไม่ผิดนัด ณ วันที่ ${on} ท่านมีงวดเงินกู้ค้างชำระ ผู้ที่ชำระครบก่อนวันสิ้นปีบัญชีจะได้เงินคืนตามดอกเบี้ยของปีนั้น`,
  other: 'อื่น ๆ',
  gross: 'รวมก่อนหัก',
  shortfallNote: 'ส่วนที่หักจากปันผลไม่พอ เรียกเก็บพร้อมใบเรียกเก็บเดือนถัดไปหลังจ่ายปันผล',
  nothingPaid: 'ไม่มีเงินโอน',
  dividendRule: (rate: string) =>
    `เงินปันผลของแต่ละรายการ = จำนวนหุ้น × ${rate} % × เดือนที่นับ ÷ 12 ปัดเป็นสตางค์ หุ้นที่ซื้อภายในวันที่ 7 นับตั้งแต่เดือนนั้น หลังวันที่ 7 นับตั้งแต่เดือนถัดไป`,
  refundRule: (rate: string) => `เงินคืนตามดอกเบี้ย (เงินเฉลี่ยคืน) = ดอกเบี้ยที่จ่ายจริงในปี × ${rate} %`,
  dividendTable: 'วิธีคิดเงินปันผล',
  refundTable: 'วิธีคิดเงินคืนตามดอกเบี้ย',
  date: 'วันที่',
  item: 'รายการ',
  payments: 'งวดที่จ่าย',
  total: 'รวม',
  amount: 'จำนวนเงิน (บาท)',
  chart: 'ปันผลและเฉลี่ยคืนแต่ละปี',
  percent: (rate: string) => `${rate} %`,
} as const;
