/** Thai words that registering has for members and agencies alike; those said once stand where they are said. */
export const text = {
  steps: { proof: 'ขั้นที่ 1 จาก 2 ยืนยันตัวตน', password: 'ขั้นที่ 2 จาก 2 ตั้งรหัสผ่าน' },
  needsScripts: 'การลงทะเบียนและตั้งรหัสผ่าน',
  needPassword: 'รหัสผ่านต้องยาวอย่างน้อย 8 ตัวอักษร',
} as const;
