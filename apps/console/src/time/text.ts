import type { Step } from './moment.ts';

export const text = {
  now: 'เวลาในโลกนี้',
  step: 'เดินเวลา',
  steps: {
    'day-back': 'ย้อน 1 วัน',
    day: '+1 วัน',
    week: '+1 สัปดาห์',
    month: '+1 เดือน',
    'month-end': 'ไปสิ้นเดือน',
    year: '+1 ปี',
  } satisfies Record<Step, string>,
  machine: 'กลับเป็นเวลาเครื่อง',
  note: 'รายการใหม่เกิดขึ้นตามเวลาที่เดิน เช่น หักเงินเดือน ดอกเบี้ย และเงินปันผล สมาชิกที่ไม่ได้ใช้งานเกิน 30 นาทีจะต้องเข้าสู่ระบบใหม่',
  set: 'ตั้งเวลา',
  date: 'วันที่',
  time: 'เวลา (น.)',
  timeHint: 'แบบ 24 ชั่วโมง เช่น 09:00',
  notWhole: 'กรุณากรอกวันที่และเวลาให้ครบ',
  moved: (moment: string) => `เวลาในโลกนี้เป็น ${moment} แล้ว`,
} as const;
