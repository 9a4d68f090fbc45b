export const text = {
  admin: 'ผู้ดูแลระบบ',
  copied: (no: string) => `คัดลอกลิงก์เข้าใช้เป็น ${no} แล้ว`,
  search: 'หาสมาชิกตามเงื่อนไข',
  loans: 'จำนวนสัญญาเงินกู้',
  deposits: 'จำนวนบัญชีเงินฝาก',
  agency: 'เลขหน่วยงาน',
  flags: {
    overdue: 'ค้างชำระ',
    unconfirmed: 'ยังไม่ยืนยันยอด',
    sharesPaused: 'งดส่งหุ้น',
  },
  columns: {
    no: 'เลขทะเบียน',
    name: 'ชื่อ',
    kind: 'ประเภท',
    agency: 'หน่วยงาน',
    loans: 'เงินกู้',
    deposits: 'เงินฝาก',
    marks: 'สถานะ',
    actions: 'เข้าใช้',
  },
} as const;
