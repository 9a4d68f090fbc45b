/** Thai words of the search over the whole site; those said once stand where they are said. */
export const text = {
  found: (count: string) => `พบ ${count} รายการ`,
  names: {
    news: 'ข่าวสหกรณ์',
    notice: 'ประกาศ',
    rules: 'ระเบียบและข้อบังคับ',
    download: 'ดาวน์โหลดแบบฟอร์ม',
    board: 'กระดานถามตอบ',
  },
} as const;
