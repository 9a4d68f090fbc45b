import { formatCount } from '@coop/format/money';

/** Words of several places of the page on which the result of the deduction is recorded. */
export const text = {
  notChosen: 'ยังไม่ได้เลือกเหตุผล',
  fileTooLarge: (megabytes: number) => `ไฟล์ใหญ่เกิน ${megabytes} MB`,
  kb: (bytes: number) => `${formatCount(Math.ceil(bytes / 1_000))} KB`,
  saving: 'กำลังบันทึก',
  back: 'กลับไปแก้ไข',
  failed: 'ยังบันทึกไม่ได้',
  byForm: 'คนที่หักได้ไม่ครบ',
  columns: {
    no: 'เลขที่สมาชิก',
    name: 'ชื่อ-นามสกุล',
    billed: 'เรียกเก็บ',
    reason: 'เหตุผล',
  },
  due: 'โอนภายใน',
  next: 'ขั้นต่อไป',
} as const;
