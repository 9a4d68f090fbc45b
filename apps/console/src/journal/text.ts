import type { JournalEntry } from '../control/control.ts';
import type { Outcome } from './entries.ts';

export const text = {
  words: 'คำในที่อยู่ คำขอ คำตอบ',
  endpoint: 'การเรียก (endpoint)',
  subject: 'เลขสมาชิกหรือหน่วยงาน',
  outcome: 'ผล',
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
  /** Beside a call that missed something by a little. */
  almostTag: 'เกือบตรง',
  almost: (what: string) => `เกือบตรง ${what}`,
  browser: (world: string) => `เว็บในเบราว์เซอร์นี้อยู่ในโลก ${world}`,
  browserElsewhere: 'การเรียกของเว็บในเบราว์เซอร์นี้จึงไม่ขึ้นที่หน้านี้',
  showThat: (world: string) => `ดูบันทึกของโลก ${world}`,
  replay: 'เรียกซ้ำ',
  replayed: (seq: number, status: number, same: boolean) =>
    `เรียกซ้ำเป็นรายการ ${seq} ตอบ ${status || 'ไม่ได้'} ${same ? 'เหมือนเดิม' : 'ต่างจากเดิม'}`,
  edit: 'แก้คำตอบนี้เป็นข้อผิดพลาด',
  editNote: 'คำตอบถัดไปของการเรียกนี้ ของคนนี้ จะเป็นตามที่แก้ หนึ่งครั้ง',
  editNow: 'ใส่ข้อผิดพลาดนี้',
  edited: (id: string) => `ใส่ข้อผิดพลาด ${id} แล้ว`,
  live: 'ติดตามสด',
  connecting: 'กำลังต่อ',
  pause: 'หยุดไว้',
  resume: 'ติดตามต่อ',
  behind: (count: number) => `มีใหม่อีก ${count} รายการ`,
  har: 'ดาวน์โหลด HAR',
  harDone: 'ดาวน์โหลด HAR แล้ว',
  clear: 'ล้างบันทึก',
  cleared: 'ล้างบันทึกของโลกนี้แล้ว',
  list: 'การเรียก ใหม่สุดอยู่บน',
  count: (shown: number, all: number) => `ตรงเงื่อนไข ${shown} จาก ${all} รายการ`,
  bounds: (kept: number, dropped: number, most: number) =>
    `เก็บไว้ ${kept.toLocaleString('th')} รายการ ไม่เกิน ${most.toLocaleString('th')} รายการล่าสุด ${
      dropped > 0
        ? `ตัดรายการเก่าออกแล้ว ${dropped.toLocaleString('th')} รายการ`
        : 'ยังไม่ได้ตัดรายการใดออก'
    }`,
  none: 'ยังไม่มีการเรียกในโลกนี้',
  noneDetail: 'เข้าใช้เป็นสมาชิกสักคน แล้วการเรียกจะขึ้นที่นี่ทันที',
  noFit: 'ไม่มีการเรียกที่ตรงเงื่อนไข',
  more: 'แสดงเพิ่มอีก 100 รายการ',
  cut: 'ตัด',
  sent: 'ส่งแล้ว',
  lost: 'ไม่ถึงใคร',
  pushed: 'ข้อมูลที่ส่ง',
  fault: (id: string) => `ข้อผิดพลาด ${id}`,
  answeredBy: {
    backend: 'backend จริง',
    mock: 'mock ตอบแทน',
    nobody: 'ระบบของสหกรณ์ไม่ตอบสนอง',
  } satisfies Record<NonNullable<JournalEntry['answeredBy']>, string>,
  breaches: (count: number) => `ไม่ตรงตามสัญญา ${count} จุด`,
  failure: (reason: string) => `backend จริง: ${reason}`,
  request: 'คำขอ',
  response: 'คำตอบ',
  nothing: 'ไม่มีเนื้อหา',
  curl: 'คัดลอกเป็น curl',
  curlDone: 'คัดลอกคำสั่ง curl แล้ว ใส่ token และรหัสผ่านแทนที่เอง',
} as const;
