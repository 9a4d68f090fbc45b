/** Every Thai word of /member/consent. */
export const text = {
  withdraw: 'ถอนความยินยอม',
  give: 'ให้ความยินยอม',
  no: 'ไม่ใช่ตอนนี้',
  log: 'ประวัติ',
  events: { GIVEN: 'ให้ความยินยอม', WITHDRAWN: 'ไม่ให้หรือถอน', DATA_COPY: 'ขอสำเนาข้อมูล' },
} as const;
