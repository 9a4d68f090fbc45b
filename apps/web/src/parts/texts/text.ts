/** Thai words around every legal text; the texts themselves are the deployment's. */
export const text = {
  effective: (date: string) => `มีผลตั้งแต่วันที่ ${date}`,
  version: (version: string) => `ฉบับที่ ${version}`,
  checked: (date: string) => `ตรวจสอบล่าสุด ${date}`,
  contents: 'เนื้อหาในหน้านี้',
  unreadable: 'โปรดลองใหม่อีกครั้ง หรือสอบถามตามช่องทางด้านล่าง',
  officer: 'ผู้รับผิดชอบ',
  phone: 'โทรศัพท์',
  email: 'อีเมล',
  office: 'โปรดสอบถามที่สำนักงานสหกรณ์',
} as const;
