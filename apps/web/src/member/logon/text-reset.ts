/** Thai words of the dialogue that sets a new password before the first sign-in. */
export const resetText = {
  title: 'ตั้งรหัสผ่านใหม่ก่อนใช้งาน',
  reason: 'สหกรณ์กำหนดให้ท่านตั้งรหัสผ่านใหม่ก่อนเข้าใช้งานครั้งนี้',
  oldPassword: 'รหัสผ่านเดิม',
  newPassword: 'รหัสผ่านใหม่',
  newPasswordHint: 'อย่างน้อย 8 ตัวอักษร ยิ่งยาวยิ่งปลอดภัย',
  submit: 'ตั้งรหัสผ่านใหม่',
  busy: 'กำลังบันทึก',
  failed: 'ตั้งรหัสผ่านใหม่ไม่สำเร็จ',
} as const;
