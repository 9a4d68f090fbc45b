/** What the pages of the public site say to those who run no scripts. */
export const text = {
  whole: 'ท่านอ่านหน้านี้ได้ ส่วนแบบฟอร์มและระบบสมาชิกต้องเปิดใช้ JavaScript',
  notWhole: 'ขณะนี้ยังโหลดข้อมูลของหน้านี้ไม่ได้ทั้งหมด กรุณาเปิดหน้านี้ใหม่อีกครั้ง',
  orCall: 'หรือโทรศัพท์',
} as const;
