import type { JournalEntry } from '../control/control.ts';
import type { Outcome } from './entries.ts';

export const text = {
  outcomes: {
    '': 'ทุกผล',
    ok: 'สำเร็จ (2xx, 3xx)',
    refused: 'ปฏิเสธ (4xx)',
    failed: 'ล้ม (5xx)',
    cut: 'ถูกตัดการเชื่อมต่อ',
    fault: 'ถูกใส่ข้อผิดพลาด',
    almost: 'เกือบตรง endpoint หรือข้อผิดพลาด',
    breach: 'backend จริงไม่ตรงตามสัญญา',
  } satisfies Record<Outcome, string>,
  browser: (world: string) => `เว็บในเบราว์เซอร์นี้อยู่ในโลก ${world}`,
  connecting: 'กำลังต่อ',
  answeredBy: {
    backend: 'backend จริง',
    mock: 'mock ตอบแทน',
    nobody: 'ระบบของสหกรณ์ไม่ตอบสนอง',
  } satisfies Record<NonNullable<JournalEntry['answeredBy']>, string>,
} as const;
