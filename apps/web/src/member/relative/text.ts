/** Thai words of the page on which a relative comes in; those said once stand where they are said. */
export const text = {
  title: 'ดูข้อมูลในฐานะญาติ',
} as const;
