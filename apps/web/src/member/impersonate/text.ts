/** Every Thai word of the impersonation entry. */
export const text = {
  title: 'ดูในนามสมาชิก',
  opening: 'กำลังเปิดข้อมูลสมาชิก',
  failed: 'เปิดดูในนามสมาชิกไม่ได้',
  needSignIn: 'ยังไม่ได้เข้าสู่ระบบผู้ดูแล หรือการเข้าสู่ระบบหมดอายุแล้ว กรุณาเข้าสู่ระบบผู้ดูแล',
  toAdmin: 'เข้าสู่ระบบผู้ดูแล',
} as const;
