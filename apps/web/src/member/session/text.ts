/** Every Thai word of /member/session but those of the lists. */
export const text = {
  title: 'อุปกรณ์ที่เข้าสู่ระบบ',
  lead: 'ท่านเข้าสู่ระบบสมาชิกไว้บนอุปกรณ์ต่อไปนี้ หากเลิกใช้อุปกรณ์ใดแล้ว ให้ออกจากระบบบนอุปกรณ์นั้น',
} as const;
