/** Thai words of the loading page; those said once stand where they are said. */
export const text = {
  title: 'กำลังโหลด',
} as const;
