/** Every Thai word of the search over the whole site. */
export const text = {
  title: 'ค้นหาในเว็บไซต์',
  titleOf: (words: string) => `ผลการค้นหา “${words}”`,
  hint: 'พิมพ์คำที่ต้องการในช่องค้นหาด้านบน ระบบจะค้นในข่าว ประกาศ ระเบียบและข้อบังคับ แบบฟอร์ม และกระดานถามตอบ',
  searching: 'กำลังค้นหา',
  found: (count: string) => `พบ ${count} รายการ`,
  incomplete: 'บางหมวดยังค้นไม่ได้',
  allFailed: 'ขณะนี้ยังค้นหาไม่ได้',
  groups: 'ผลการค้นหาตามหมวด',
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
  nothingMore: 'ลองใช้คำที่สั้นลง หรือคำอื่นที่มีความหมายเดียวกัน',
  help: 'หรือสอบถามเจ้าหน้าที่ โทรศัพท์',
} as const;
