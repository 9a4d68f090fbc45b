/** Thai words of signing in, and of the dialogue that sets a new password before it. */
export const text = {
  signedIn: 'เข้าสู่ระบบแล้ว',
  membershipNo: 'เลขทะเบียนสมาชิก',
  title: 'ตั้งรหัสผ่านใหม่ก่อนใช้งาน',
  reason: 'สหกรณ์กำหนดให้ท่านตั้งรหัสผ่านใหม่ก่อนเข้าใช้งานครั้งนี้',
  oldPassword: 'รหัสผ่านเดิม',
  newPassword: 'รหัสผ่านใหม่',
  newPasswordHint: 'ใช้ประโยคที่จำได้ง่ายแต่คนอื่นเดายาก ไม่ใช้วันเกิดหรือเลขทะเบียน',
  submit: 'ตั้งรหัสผ่านใหม่',
  busy: 'กำลังบันทึก',
  failed: 'ตั้งรหัสผ่านใหม่ไม่สำเร็จ',
} as const;
