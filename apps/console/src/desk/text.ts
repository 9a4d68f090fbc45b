export const text = {
  modes: {
    clock: 'คำขอที่ส่งจากนี้ไปตัดสินโดยเวลาของโลกนี้',
    officer: 'คำขอที่ส่งจากนี้ไปตัดสินโดยผู้ทดสอบ',
  },
  types: {
    SUBSCRIBE: 'สมัครใช้บริการ',
    WITHDRAW: 'ถอนเงินฝาก',
    EMERGENCY_LOAN: 'กู้ฉุกเฉิน',
    BUY_SHARES: 'ซื้อหุ้นเพิ่ม',
    REPAY: 'ชำระหนี้',
    MONTHLY_REPAY: 'ชำระหนี้เพิ่มทุกเดือน',
    CHANGE_SHARE: 'เปลี่ยนค่าหุ้นรายเดือน',
    CLAIM_HELD: 'ขอรับเงินรอคืน',
  },
  effective: (date: string) => `มีผล ${date}`,
  because: (reason: string) => `เหตุผล: ${reason}`,
  guarantor: (no: string, consents: boolean | null) =>
    `${no} ${consents === null ? 'ยังไม่ตอบ' : consents ? 'ยินยอม' : 'ไม่ยินยอม'}`,
  papers: (names: string) => `เอกสาร: ${names}`,

  ending: {
    noticed: (day: string, paper: string) => `รับเรื่อง ${day} ${paper}`.trim(),
    reported: (how: string, day: string) => `หน่วยงานแจ้งเรื่อง${how}เมื่อ ${day} รอหลักฐาน ยังไม่มีผลใด ๆ`,
    outcomes: { refuse: 'คณะกรรมการไม่รับ', withdraw: 'ถอนเรื่องแล้ว' },
    expected: (day: string) => `ใบสรุปการหักกลบ คาด ณ ${day}`,
    final: (day: string) => `ใบสรุปการหักกลบ ณ ${day}`,
    payers: { pension: 'หลังเกษียณหักจากบำนาญ', self: 'หลังเกษียณสมาชิกชำระเอง' },
  },

  actions: {
    approve: 'อนุมัติ',
    papers: 'ขอเอกสารเพิ่ม',
    refuse: 'ไม่อนุมัติ',
    pay: 'โอนเงิน',
    withdraw: 'ถอนเรื่อง',
  },
  done: {
    approve: (no: string) => `อนุมัติ ${no} แล้ว`,
    papers: (no: string) => `ขอเอกสารเพิ่มของ ${no} แล้ว`,
    refuse: (no: string) => `ไม่อนุมัติ ${no} แล้ว`,
    pay: (no: string) => `โอนเงินตาม ${no} แล้ว`,
    withdraw: (no: string) => `ถอนเรื่อง${no}แล้ว`,
  },

  disputes: 'รายการที่สมาชิกแจ้งว่าไม่ถูกต้อง',
  kinds: { loan: 'เงินกู้', deposit: 'เงินฝาก', share: 'ทุนเรือนหุ้น' },
} as const;
