/** Thai words of /member/notes; those said once stand where they are said. */
export const text = {
  title: 'บันทึกของท่าน',
  found: (shown: string, all: string) => `แสดง ${shown} จาก ${all} บันทึก`,
} as const;
