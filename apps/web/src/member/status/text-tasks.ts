import type { TaskKind } from './tasks.ts';

interface TaskWords {
  readonly title: (count: string) => string;
  /** Before the day. */
  readonly by: string;
  readonly more?: string;
  readonly button: string;
}

/** What each kind of task says. */
export const taskWords = {
  arrears: { title: () => 'ค้างชำระ', by: 'ตั้งแต่', button: 'ชำระ' },
  guarantor_called: {
    title: (count) => `สหกรณ์ขอให้ท่านชำระแทนผู้กู้ ${count}\u00a0สัญญา`,
    by: 'ตั้งแต่',
    more: 'ผู้กู้สิ้นสมาชิกภาพแล้วยังเหลือหนี้',
    button: 'ดูยอดและวันที่ต้องชำระ',
  },
  guaranteed_late: {
    title: (count) => `เงินกู้ที่ท่านค้ำประกันค้างชำระ ${count}\u00a0สัญญา`,
    by: 'ค้างตั้งแต่',
    more: 'ดูว่าท่านทำอะไรได้บ้าง',
    button: 'ไปหน้าการค้ำประกัน',
  },
  guarantee_ask: {
    title: (count) => `มีคำขอค้ำประกัน ${count}\u00a0รายการ`,
    by: 'ตอบภายใน',
    more: 'อ่านชื่อผู้กู้ วงเงิน และภาระของท่านก่อนตอบ',
    button: 'อ่านและตอบ',
  },
  loan_papers: {
    title: () => 'สหกรณ์ขอเอกสารเพิ่มสำหรับคำขอกู้ของท่าน',
    by: 'ขอเมื่อ',
    more: 'สหกรณ์จะตรวจคำขอต่อเมื่อได้รับเอกสาร',
    button: 'ดูเอกสารที่ขอ',
  },
  confirm: {
    title: () => 'ท่านยังไม่ได้ยืนยันยอดหุ้น หนี้ และเงินฝาก',
    by: 'ปิดรับ',
    button: 'ไปหน้าหนังสือยืนยันยอด',
  },
  bill: {
    title: () => 'ต้องชำระยอดเรียกเก็บด้วยตนเอง',
    by: 'ภายใน',
    more: 'ไม่ได้หักจากเงินเดือน',
    button: 'ดูยอดและวิธีชำระ',
  },
} as const satisfies Record<TaskKind, TaskWords>;
