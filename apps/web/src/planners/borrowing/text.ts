/** Words of the figures of a loan, which are the same wherever they stand. */
export const text = {
  share: ['· หากท่านหยุดชำระ', 'เดือนละ'],
  baht: 'บาท',
  outcome: 'หากกู้ตามนี้',
  others: 'รายการหักอื่นต่อเดือน เช่น ภาษี กบข. ธนาคาร (บาท)',
  noGuarantor: 'วงเงินนี้ไม่ต้องใช้ผู้ค้ำประกัน',
} as const;
