export const text = {
  yearGroup: (year: string) => `ปี ${year}`,
  schedule: 'ตารางผ่อนชำระ',
  columns: {
    no: 'งวดที่',
    on: 'วันที่',
    days: 'จำนวนวัน',
    principal: 'เงินต้น (บาท)',
    interest: 'ดอกเบี้ย (บาท)',
    extra: 'จ่ายเพิ่ม (บาท)',
    total: 'รวมจ่าย (บาท)',
    balance: 'คงเหลือ (บาท)',
  },
  extraRow: 'จ่ายเพิ่ม',
  totals: (count: string) => `รวม ${count} งวด`,
} as const;
