/** What the pages of the public site say to those who run no scripts. */
export const text = {
  notWhole: 'ขณะนี้ยังโหลดข้อมูลของหน้านี้ไม่ได้ทั้งหมด กรุณาเปิดหน้านี้ใหม่อีกครั้ง',
} as const;
