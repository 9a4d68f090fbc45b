/** Every Thai word of the form in which a password is changed. */
export const text = {
  old: 'รหัสผ่านเดิม',
  fresh: 'รหัสผ่านใหม่',
  freshHint: 'ใช้ประโยคที่จำได้ง่ายแต่คนอื่นเดายาก ไม่ใช้วันเกิดหรือเลขทะเบียน',
  again: 'พิมพ์รหัสผ่านใหม่อีกครั้ง',
  mismatch: 'รหัสผ่านใหม่ทั้งสองช่องไม่ตรงกัน',
  submit: 'เปลี่ยนรหัสผ่าน',
  busy: 'กำลังบันทึก',
  failed: 'เปลี่ยนรหัสผ่านไม่สำเร็จ',
} as const;
