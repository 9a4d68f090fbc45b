/** What the pages of the public site say to those who run no scripts. */
export const text = {
  needsScripts: 'หน้านี้ต้องเปิดใช้ JavaScript ในเบราว์เซอร์ของท่าน',
  notWhole: 'ขณะนี้ยังโหลดข้อมูลของหน้านี้ไม่ได้ทั้งหมด กรุณาเปิดหน้านี้ใหม่อีกครั้ง',
} as const;
