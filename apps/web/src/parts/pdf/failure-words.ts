/** Why no PDF file was made, and what to do. */
export function pdfFailureWords(): string {
  return navigator.onLine
    ? 'บันทึกไฟล์ไม่สำเร็จ กรุณาลองใหม่'
    : 'ขณะนี้ออฟไลน์ ยังทำไฟล์ PDF ไม่ได้ กรุณาลองใหม่เมื่อมีอินเทอร์เน็ต';
}
