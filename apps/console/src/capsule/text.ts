export const text = {
  save: 'ดาวน์โหลดแคปซูลของโลกนี้',
  file: 'ไฟล์แคปซูล (.json)',
  notJson: 'ไฟล์นี้ไม่ใช่ JSON',
  choose: 'กรุณาเลือกไฟล์แคปซูล',
  open: 'เปิด',
  loaded: (now: string, calls: number) =>
    `โลกนี้เป็นเหมือนในแคปซูลแล้ว เวลา ${now} มีการเรียก ${calls} รายการในไฟล์`,
} as const;
