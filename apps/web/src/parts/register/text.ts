/** Every Thai word that registering has for members and agencies alike. */
export const text = {
  steps: { proof: 'ขั้นที่ 1 จาก 2 ยืนยันตัวตน', password: 'ขั้นที่ 2 จาก 2 ตั้งรหัสผ่าน' },
  send: 'ส่งรหัสยืนยัน',
  sending: 'กำลังตรวจสอบ',
  codeLead: (phone: string) => `ส่งรหัส 6 หลักไปที่ ${phone} แล้ว รหัสใช้ได้ 5 นาที`,
  code: 'รหัสยืนยัน',
  codeHint: 'ตัวเลข 6 หลักจากข้อความในโทรศัพท์',
  password: 'รหัสผ่านใหม่',
  passwordHint: 'ใช้ประโยคที่จำได้ง่ายแต่คนอื่นเดายาก ไม่ใช้วันเกิดหรือเลขทะเบียน',
  again: 'พิมพ์รหัสผ่านใหม่อีกครั้ง',
  mismatch: 'รหัสผ่านทั้งสองช่องไม่ตรงกัน',
  finish: 'ตั้งรหัสผ่าน',
  finishing: 'กำลังบันทึก',
  restart: 'ขอรหัสใหม่',
  failed: 'ยังดำเนินการไม่ได้',
  needCode: 'รหัสยืนยันเป็นตัวเลข 6 หลัก',
  needPassword: 'รหัสผ่านต้องยาวอย่างน้อย 8 ตัวอักษร',
} as const;
