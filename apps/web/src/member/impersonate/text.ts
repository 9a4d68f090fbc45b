/** Every Thai word of the impersonation entry. */
export const text = {
  title: 'ดูในนามสมาชิก',
  opening: 'กำลังเปิดข้อมูลสมาชิก',
  failed: 'เปิดดูในนามสมาชิกไม่ได้',
  failedMore: 'การเข้าสู่ระบบของผู้ดูแลอาจหมดอายุ กรุณาเข้าสู่ระบบผู้ดูแลใหม่',
  toAdmin: 'เข้าสู่ระบบผู้ดูแล',
} as const;
