/** Every Thai word of the change-password screen; those of the form are the form's. */
export const text = {
  title: 'เปลี่ยนรหัสผ่าน',
  devices: 'ดูว่าท่านเข้าสู่ระบบไว้บนอุปกรณ์ใดบ้าง',
  passkeys: 'แต่พาสคีย์ที่เพิ่มไว้ยังใช้ได้ ดูหรือลบได้ที่หน้าอุปกรณ์ที่เข้าสู่ระบบ',
  lead: 'เมื่อเปลี่ยนแล้ว เครื่องอื่นที่เข้าสู่ระบบไว้จะออกจากระบบทันที',
} as const;
