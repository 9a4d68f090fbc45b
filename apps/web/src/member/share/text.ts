/** Thai words of the share screen; those said once stand where they are said. */
export const text = {
  title: 'ทุนเรือนหุ้น',
  units: (count: string) => `${count} หุ้น หุ้นละ 10 บาท`,
  lastPeriod: (period: string) => `ล่าสุดงวดที่\u00a0${period}`,
  chartTitle: 'การเติบโตของทุนเรือนหุ้น',
  inMonths: (months: string) => `อีก ${months} เดือนจะครบ`,
  baht: 'บาท',
  statement: 'รายการเคลื่อนไหวของหุ้น',
  searchHint: 'รายการ หรือเลขที่ใบเสร็จ',
  owed: 'ค้างส่งค่าหุ้น',
  lateInARow: (count: string) => `ขาดส่งค่าหุ้น ${count} เดือนติดต่อกัน`,
  lateInYear: (count: string) => `ขาดส่งค่าหุ้น ${count} เดือนในปีบัญชีนี้`,
} as const;
