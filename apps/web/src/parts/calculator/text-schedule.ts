/** Thai words of a schedule and its chart. */
export const text = {
  chart: 'เงินต้นและดอกเบี้ยแต่ละปี',
  chartByPayment: 'เงินต้นและดอกเบี้ยแต่ละงวด',
  chartCaption: (interest: string, percent: string, first: string) =>
    `ตลอดสัญญาจ่ายดอกเบี้ย ${interest}\u00a0บาท หรือ ${percent}\u00a0% ของเงินต้น ${first}`,
  chartFirst: (name: string, interest: string) => `เฉพาะ${name} ดอกเบี้ย ${interest}\u00a0บาท`,
  payment: (no: string) => `งวดที่\u00a0${no}`,
  chartParts: ['เงินต้น (บาท)', 'ดอกเบี้ย (บาท)'],
  year: 'ปี',
  yearGroup: (year: string) => `ปี ${year}`,
  schedule: 'ตารางผ่อนชำระ',
  pays: 'จ่ายรวม',
  columns: {
    no: 'งวดที่',
    on: 'วันที่',
    days: 'จำนวนวัน',
    principal: 'เงินต้น (บาท)',
    interest: 'ดอกเบี้ย (บาท)',
    extra: 'ชำระพิเศษ (บาท)',
    total: 'รวมจ่าย (บาท)',
    balance: 'คงเหลือ (บาท)',
  },
  extraRow: 'ชำระพิเศษ',
  totals: (count: string) => `รวม ${count} งวด`,
} as const;
