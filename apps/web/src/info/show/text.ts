/** Every Thai word of an item's page. */
export const text = {
  title: 'ข่าวสาร',
  gallery: 'ภาพในอัลบั้ม',
  galleryCount: (count: number) => `${count}\u00a0ภาพ`,
  openPicture: (place: number, count: number, caption: string) =>
    `เปิดภาพที่ ${place} จาก ${count} ${caption}`,
  albumOf: (title: string) => `อัลบั้มภาพ ${title}`,
  files: 'เอกสารแนบ',
  fileKind: { pdf: 'PDF', doc: 'Word', xls: 'Excel', zip: 'ZIP', image: 'ภาพ', other: 'ไฟล์' },
  download: (name: string) => `ดาวน์โหลด ${name}`,
  share: 'แชร์',
  copy: 'คัดลอกลิงก์',
  copied: 'คัดลอกลิงก์แล้ว',
  notCopied: 'คัดลอกลิงก์ไม่สำเร็จ กรุณาคัดลอกจากแถบที่อยู่ของเบราว์เซอร์',
  print: 'พิมพ์',
  others: (category: string) => `รายการอื่นใน${category}`,
  previous: 'รายการก่อนหน้า',
  next: 'รายการถัดไป',
  toList: (category: string) => `ดู${category}ทั้งหมด`,
  failed: 'เปิดรายการนี้ไม่สำเร็จ',
  missing: 'ไม่พบรายการนี้',
  missingMore: 'รายการที่ท่านเปิดไม่มีในเว็บไซต์นี้ หรือถูกนำออกไปแล้ว',
} as const;
