export const text = {
  bodyLike: (example: string) => `บางส่วนของเนื้อหา เช่น ${example}`,
  added: (id: string) => `ใส่ข้อผิดพลาด ${id} แล้ว`,
  list: 'ข้อผิดพลาดที่ใช้อยู่',
  none: 'ยังไม่มีข้อผิดพลาดในโลกนี้',
  noneDetail: 'ทุกการเรียกตอบตามปกติ',
  columns: {
    what: 'สิ่งที่เกิด',
    seen: 'ตรงเงื่อนไข',
    applied: 'เกิดจริง',
    actions: 'ทำอะไรได้',
  },
  remove: 'เอาออก',
  removed: (id: string) => `เอาข้อผิดพลาด ${id} ออกแล้ว`,
  cleared: 'เอาข้อผิดพลาดออกทั้งหมดแล้ว',
} as const;
