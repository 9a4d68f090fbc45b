/** Thai words of a schedule and its chart. */
export const text = {
  chartCaption: (interest: string, percent: string, first: string) =>
    `ตลอดสัญญาจ่ายดอกเบี้ย ${interest}\u00a0บาท หรือ ${percent}\u00a0% ของเงินต้น ${first}`,
  chartParts: ['เงินต้น (บาท)', 'ดอกเบี้ย (บาท)'],
  yearGroup: (year: string) => `ปี ${year}`,
  schedule: 'ตารางผ่อนชำระ',
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
