export const text = {
  agency: 'เลขหน่วยงาน',
  agencyHint: 'เลือกหน่วยงานตัวอย่าง หรือพิมพ์เลข 8 หลักของหน่วยงานใดก็ได้',
  show: 'ดูงวดของหน่วยงาน',
  period: 'งวด',
  facts: {
    status: 'สถานะ',
    due: 'กำหนดส่ง',
    members: 'สมาชิก',
    billed: 'เรียกเก็บ',
    deducted: 'หักได้',
    transferred: 'หน่วยงานแจ้งโอน',
    received: 'สหกรณ์ได้รับ',
    outstanding: 'ยังค้าง',
    debt: 'หักแล้วยังไม่โอน',
    recorded: 'บันทึกผลเมื่อ',
  },
  /** As on the agency's pages. */
  statuses: { ส่งบิลแล้ว: 'ส่งใบเรียกเก็บแล้ว', รอเงิน: 'รอรับเงิน', รับครบ: 'รับเงินครบแล้ว' } as Readonly<
    Record<string, string>
  >,
  people: (count: number) => `${count} ราย`,
  notYet: 'ยังไม่ได้บันทึก',
  withheld: 'หน่วยงานไม่นำส่งเงินงวดนี้',
  short: 'หักไม่ครบหรือยังค้าง',
  nobodyShort: 'ไม่มีใครหักไม่ครบในงวดนี้',
  columns: {
    member: 'สมาชิก',
    billed: 'เรียกเก็บ',
    deducted: 'หักได้',
    reason: 'เหตุผล',
    outstanding: 'ยังค้าง',
  },

  act: 'ทำแทนหน่วยงานในคลิกเดียว',
  actNote: 'ส่งขาดคือสมาชิกรายแรกหักได้ครึ่งเดียว ส่วนการ์ดถัดไปกำหนดเองได้ทุกอย่าง',
  acted: { sends: 'ส่งครบแล้ว', 'sends-short': 'ส่งขาดแล้ว', keeps: 'ไม่ส่งแล้ว' },
  enter: 'เข้าใช้เป็นหน่วยงานนี้',

  record: 'บันทึกผลการหัก',
  recordNote: 'ทุกคนหักได้ครบ ยกเว้นผู้ที่เพิ่มไว้ที่นี่',
  recorded: (period: string, short: number) =>
    short === 0 ? `บันทึกงวด ${period} แล้ว หักครบทุกคน` : `บันทึกงวด ${period} แล้ว หักไม่ครบ ${short} ราย`,

  transfer: 'โอนเงิน',
  transferNote: 'เว้นจำนวนเงินว่างไว้เพื่อโอนครบยอดที่หักได้ ใส่น้อยกว่าเพื่อโอนขาด',
  transferNow: 'แจ้งโอน',
  transferred: (amount: string) => `แจ้งโอน ${amount} บาทแล้ว`,

  trial: {
    title: 'งบทดลอง',
    about: (members: number, since: string, asOf: string) =>
      `สมาชิก ${members} ราย ยอดยกมา ณ ${since} และรายการถึง ${asOf}`,
    account: 'บัญชี',
    debit: 'เดบิต',
    credit: 'เครดิต',
    balance: 'คงเหลือ',
    total: 'รวม',
  },

  controls: {
    title: 'บัญชีควบคุม',
    about:
      'เทียบยอดที่คิดจากคนละทาง: ที่หน่วยงานบันทึกและโอน ที่เคาน์เตอร์รับ และที่ลงในสมุดของสมาชิก ต้องเท่ากันทุกวันทุกคน',
    fine: 'ทุกยอดตรงกัน',
    found: (count: number) => `มี ${count} ยอดที่ไม่ตรงกัน`,
    who: 'เลขที่',
    on: 'วันที่',
    what: 'เรื่อง',
    expected: 'ควรเป็น',
    actual: 'พบ',
  },

  withhold: 'ไม่นำส่ง',
  withholdNote: 'เมื่อพ้นกำหนดส่ง ทุกคนในงบหน้าจะค้างชำระ บันทึกผลการหักใหม่เพื่อยกเลิก',
  withholdNow: 'หน่วยงานไม่นำส่งงวดนี้',
  wasWithheld: (period: string) => `หน่วยงานไม่นำส่งงวด ${period} แล้ว`,
} as const;
