/** Every Thai word of /membergroup/session but those of the list. */
export const text = {
  title: 'อุปกรณ์ที่เข้าสู่ระบบ',
  lead: 'หน่วยงานเข้าสู่ระบบไว้บนอุปกรณ์ต่อไปนี้ หากเปลี่ยนผู้แทนหรือเลิกใช้อุปกรณ์ใดแล้ว ให้ออกจากระบบบนอุปกรณ์นั้น',
} as const;
