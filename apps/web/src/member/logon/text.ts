/** Every Thai word of the logon page; those of what follows the button come with it. */
export const text = {
  title: 'เข้าสู่ระบบสมาชิก',
  english: 'Member system',
  number: 'เลขทะเบียนสมาชิก',
  numberHint: 'พิมพ์เฉพาะตัวเลข ไม่ต้องเติมศูนย์ข้างหน้า',
  password: 'รหัสผ่าน',
  remember: 'จดจำการเข้าสู่ระบบในเครื่องนี้',
  rememberHint: 'อย่าเลือกในเครื่องที่ผู้อื่นใช้ด้วย',
  submit: 'เข้าสู่ระบบ',
  busy: 'กำลังเข้าสู่ระบบ',
  failed: 'เข้าสู่ระบบไม่สำเร็จ',
  needNumber: 'กรุณากรอกเลขทะเบียนสมาชิก',
  needPassword: 'กรุณากรอกรหัสผ่าน',
  forget: 'ลืมรหัสผ่าน',
  register: 'สมัครใช้งานครั้งแรก',
  help: 'หากพบปัญหาการใช้งาน โปรดติดต่อสหกรณ์ โทร.',
  staySafe: 'สหกรณ์ไม่เคยขอรหัสผ่านของท่านทางโทรศัพท์หรือข้อความ',
} as const;
