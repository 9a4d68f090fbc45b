/** Thai words around every legal text; the texts themselves are the deployment's. */
export const text = {
  effective: (date: string) => `มีผลตั้งแต่วันที่ ${date}`,
  version: (version: string) => `ฉบับที่ ${version}`,
  checked: (date: string) => `ตรวจสอบล่าสุด ${date}`,
  contents: 'เนื้อหาในหน้านี้',
} as const;
