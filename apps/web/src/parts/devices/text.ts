/** Thai words of the list of devices; those said once stand where they are said. */
export const text = {
  unnamed: 'อุปกรณ์ที่ไม่ทราบชนิด',
  confirm: { yes: 'ให้ออกจากระบบ', busy: 'กำลังออกจากระบบ', no: 'ไม่ต้อง' },
} as const;
