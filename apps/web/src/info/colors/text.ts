/** Every Thai word of the living page of packages/ui; titles of the examples are theirs. */
export const text = {
  title: 'สีและชิ้นส่วนหน้าจอ',
  sub: 'สี ตัวอักษร และชิ้นส่วนทุกชิ้นที่ใช้ประกอบหน้าจอของระบบ',
  aside: 'แสดงจากโค้ดจริง',
  switches: {
    label: 'ลองดูในการแสดงผลแบบต่าง ๆ',
    theme: 'สีของหน้าจอ',
    themes: { system: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' },
    size: 'ขนาดตัวอักษร',
    sizes: { '100': 'ปกติ (100%)', '115': 'ใหญ่ (115%)', '130': 'ใหญ่มาก (130%)' },
    contrast: 'ความเข้มของสี',
    contrasts: { system: 'ตามเครื่อง', normal: 'ปกติ', more: 'เข้มเป็นพิเศษ' },
  },
  contents: 'สารบัญของหน้านี้',
  good: 'ควรทำ',
  bad: 'ไม่ควรทำ',
  /** A page has one first heading, so this component is shown where it belongs. */
  shownOnTop: 'ตัวอย่างคือหัวเรื่องของหน้านี้เอง',
  toTop: 'ไปที่หัวเรื่อง',
} as const;
