/** Thai words that the living page of packages/ui says twice; titles of the examples are theirs. */
export const text = {
  title: 'สีและชิ้นส่วนหน้าจอ',
  switches: {
    label: 'ลองดูในการแสดงผลแบบต่าง ๆ',
    theme: 'สีของหน้าจอ',
    themes: { system: 'ตามเครื่อง', light: 'สว่าง', dark: 'มืด' },
    size: 'ขนาดตัวอักษร',
    sizes: { '100': 'ปกติ (100%)', '115': 'ใหญ่ (115%)', '130': 'ใหญ่มาก (130%)' },
    contrast: 'ความเข้มของสี',
    contrasts: { system: 'ตามเครื่อง', normal: 'ปกติ', more: 'เข้มเป็นพิเศษ' },
  },
  /** A page has one first heading, so this component is shown where it belongs. */
} as const;
