/** Every Thai word of the loading page. */
export const text = {
  title: 'กำลังโหลด',
  system: 'ระบบสมาชิกออนไลน์',
  english: 'Online member system',
  home: 'กลับหน้าหลัก',
  tooLong: 'หากรอนานเกินไป',
} as const;
