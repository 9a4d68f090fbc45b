/** Thai words of the fields of a year whose dividend is planned. */
export const text = {
  methods: {
    share_month: 'รายเดือน (หุ้นต้นปี 12/12 เดือนแรก 11/12)',
    eleven_months: 'รายเดือน 11 ส่วน (เดือนแรก 10/11)',
    thirteen_lines: 'รายเดือน 13 บรรทัด (รวมเดือนก่อนต้นปี)',
    daily: 'รายวัน (นับวันจริงถึงสิ้นปี)',
  },
  roundings: {
    rows: 'ปัดทุกรายการเป็นสตางค์',
    cut: 'ตัดเศษทุกรายการเหลือบาทเต็ม',
    total: 'ไม่ปัดรายการ ปัดครั้งเดียวที่ยอดรวม',
  },

  problems: {
    amountOrNone: (limit: string) =>
      `กรอกจำนวนเงินเป็นตัวเลข ไม่เกิน ${limit}\u00a0บาท หรือเว้นว่างไว้ถ้าไม่มี`,
    rate: (limit: string) => `กรอกอัตราเป็นตัวเลข 0 ถึง ${limit} เช่น 5.25`,
  },
} as const;
