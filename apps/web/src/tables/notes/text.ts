/** Thai words of a note and its sheet; those said once stand where they are said. */
export const text = {
  write: 'จดบันทึก',
  title: 'บันทึกของท่าน',
  remove: 'ลบบันทึก',
} as const;
