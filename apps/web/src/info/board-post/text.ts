/** What the page is called that puts a question on the board. */
export const text = {
  title: 'ตั้งกระทู้ใหม่',
} as const;
