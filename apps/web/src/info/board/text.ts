/** What the page of the discussion board is called. */
export const text = {
  title: 'กระดานถามตอบ',
  description: 'ถามเรื่องเงินกู้ เงินฝาก หุ้น ปันผล และสวัสดิการ สมาชิกและเจ้าหน้าที่สหกรณ์ช่วยกันตอบ',
} as const;
