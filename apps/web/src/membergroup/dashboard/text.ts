/** What several places of the agency's first page say. */
export const text = {
  why: 'เทียบกับเดือนก่อน',
  columns: {
    members: 'จำนวนคน',
  },
  totals: 'รวม',
  chart: 'ยอดเรียกเก็บรายเดือน',
  chartColumns: ['งวด', 'เรียกเก็บ (บาท)'] as const,
  madeUp: 'ไม่มียอดค้างแล้ว',
} as const;

/** Why the bill of all members together differs from the one before. */
export const CAUSES: Readonly<Record<string, Readonly<Record<string, string>> | string>> = {
  JOINED: 'สมาชิกที่เริ่มถูกเรียกเก็บ',
  LEFT: 'สมาชิกที่ไม่ถูกเรียกเก็บแล้ว',
  NEW: {
    LOAN: 'เริ่มชำระสัญญาเงินกู้ใหม่',
    DEPOSIT: 'เริ่มฝากหักเงินเดือน',
    CREMATION: 'เริ่มเก็บฌาปนกิจสงเคราะห์',
    SHARE: 'เริ่มส่งค่าหุ้น',
  },
  FINISHED: {
    LOAN: 'สมาชิกชำระหมดสัญญาแล้ว',
    DEPOSIT: 'ฝากครบกำหนดแล้ว',
    CREMATION: 'เลิกเก็บฌาปนกิจสงเคราะห์',
  },
  PAUSED: 'งดส่งค่าหุ้น',
  LAST: 'งวดสุดท้ายของสัญญา เก็บเท่าที่เหลือ',
  ARREARS: {
    LOAN: 'งวดเงินกู้ที่ค้างชำระ',
    SHARE: 'ค่าหุ้นที่ค้างชำระ',
    DEPOSIT: 'เงินฝากที่ค้างส่ง',
    CREMATION: 'เงินฌาปนกิจสงเคราะห์ที่ค้างชำระ',
  },
  BALANCE: 'เงินต้นลดลง ดอกเบี้ยจึงลดลง',
  DAYS: 'จำนวนวันที่คิดดอกเบี้ย',
  RATE: 'อัตราดอกเบี้ยเปลี่ยน',
  DEATHS: 'จำนวนศพของฌาปนกิจสงเคราะห์',
  REFUND: 'คืนเงินที่รับไว้เกิน',
  PAID: 'ชำระเพิ่มระหว่างเดือน',
  EXTRA: 'ชำระหนี้เพิ่มตามคำสั่งของสมาชิก',
  RAISED: { SHARE: 'ปรับอัตราส่งค่าหุ้น', DEPOSIT: 'ปรับยอดฝากหักเงินเดือน' },
};

export const OTHER_CAUSE = 'รายการอื่น';
export const deathsWords = (before: string, now: string) => ` (${now} ศพ เดือนก่อน ${before} ศพ)`;
