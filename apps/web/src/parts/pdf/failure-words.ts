/** Why no file was made, and what to do. */
export function fileFailureWords(kind: string): string {
  if (navigator.onLine) return 'บันทึกไฟล์ไม่สำเร็จ กรุณาลองใหม่';
  return `ขณะนี้ออฟไลน์ ยังทำไฟล์ ${kind.toUpperCase()} ไม่ได้ กรุณาลองใหม่เมื่อมีอินเทอร์เน็ต`;
}
