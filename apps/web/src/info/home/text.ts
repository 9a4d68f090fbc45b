/** Thai words that the home page's first view says twice; its feed's are in feed/text.ts. */
export const text = {
  tasks: {
    label: 'บริการที่ใช้บ่อย',
    balances: 'ตรวจสอบยอดของท่าน',
    balancesMore: 'หุ้น เงินกู้ เงินฝาก และยอดหักรายเดือน',
    loan: 'คำนวณเงินกู้',
    loanMore: 'ค่างวดและตารางผ่อนชำระ',
    forms: 'ดาวน์โหลดแบบฟอร์ม',
    formsMore: 'แบบคำขอและคู่มือ',
    dividend: 'คำนวณเงินปันผลและเฉลี่ยคืน',
    board: 'กระดานถามตอบ',
    demand: 'คำร้องและข้อเสนอแนะ',
  },
} as const;
