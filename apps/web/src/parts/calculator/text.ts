/** Thai words that the calculators share. */
export const text = {
  refused: 'ลิงก์ที่เปิดมีบางค่าที่อ่านไม่ได้',
  refusedMore: (names: string) =>
    names ? `ใช้ค่าเริ่มต้นแทนในช่อง: ${names} กรุณาตรวจสอบก่อนใช้ผล` : 'กรุณาตรวจสอบตัวเลขก่อนใช้ผล',
  submit: 'คำนวณ',
  failed: 'กรุณาแก้ไขก่อนคำนวณ',
  stale: 'ผลด้านล่างเป็นของข้อมูลที่ถูกต้องครั้งล่าสุด',
  staleMore: 'ผลจะเปลี่ยนเมื่อแก้ไขช่องที่ระบุแล้ว',
  result: 'ผลการคำนวณ',
} as const;
