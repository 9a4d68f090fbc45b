import type { Step } from './moment.ts';

export const text = {
  steps: {
    'day-back': 'ย้อน 1 วัน',
    day: '+1 วัน',
    week: '+1 สัปดาห์',
    month: '+1 เดือน',
    'month-end': 'ไปสิ้นเดือน',
    year: '+1 ปี',
  } satisfies Record<Step, string>,
  set: 'ตั้งเวลา',
  moved: (moment: string) => `เวลาในโลกนี้เป็น ${moment} แล้ว`,
} as const;
