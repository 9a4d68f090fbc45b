/** Words of several places of the list of people who were not deducted in full. */
export const text = {
  saving: 'กำลังบันทึก',
  failed: 'ยังบันทึกไม่ได้',
  byForm: 'คนที่หักได้ไม่ครบ',
  columns: {
    no: 'เลขที่สมาชิก',
    name: 'ชื่อ-นามสกุล',
    billed: 'เรียกเก็บ',
    reason: 'เหตุผล',
  },
} as const;
