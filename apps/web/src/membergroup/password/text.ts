/** Every Thai word of the agency's change-password screen; those of the form are the form's. */
export const text = {
  title: 'เปลี่ยนรหัสผ่าน',
  lead: 'เมื่อเปลี่ยนแล้ว เครื่องอื่นที่หน่วยงานเข้าสู่ระบบไว้จะออกจากระบบทันที',
  changed: 'ใช้รหัสผ่านใหม่ได้แล้ว',
  changedMore:
    'ครั้งต่อไปให้เข้าสู่ระบบด้วยรหัสผ่านใหม่ เครื่องอื่นที่หน่วยงานเข้าสู่ระบบไว้ออกจากระบบแล้ว เครื่องนี้ใช้งานต่อได้',
  devices: 'ดูอุปกรณ์ที่หน่วยงานเข้าสู่ระบบไว้',
  toDashboard: 'ไปภาพรวมการเรียกเก็บ',
} as const;
