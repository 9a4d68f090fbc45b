/** Thai words of the search over the whole site; those said once stand where they are said. */
export const text = {
  titleOf: (words: string) => `ผลการค้นหา “${words}”`,
  found: (count: string) => `พบ ${count} รายการ`,
  names: {
    news: 'ข่าวสหกรณ์',
    notice: 'ประกาศ',
    rules: 'ระเบียบและข้อบังคับ',
    download: 'ดาวน์โหลดแบบฟอร์ม',
    board: 'กระดานถามตอบ',
  },
  count: (count: string) => `${count} รายการ`,
  all: (name: string, count: string) => `ดูทั้งหมด ${count} รายการใน${name}`,
  failed: (name: string) => `ยังค้นใน${name}ไม่ได้`,
  nothing: (words: string) => `ไม่พบ “${words}”`,
} as const;
