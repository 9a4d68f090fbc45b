import type { Example, Guide } from '../examples/example.ts';
import { Whole } from './whole.tsx';

export const guide: Guide = {
  name: 'คำที่ไม่แยกบรรทัด',
  good: 'ใช้กับชื่อคนและคำที่แยกแล้วอ่านผิด',
  bad: 'อย่าใช้กับทั้งย่อหน้า ข้อความจะตัดบรรทัดไม่สวย',
};

export const examples: Example[] = [
  {
    title: 'ชื่อและคำที่ไม่แยกบรรทัด',
    node: () => (
      <p style={{ maxInlineSize: '12rem' }}>
        <Whole>ทุนเรือนหุ้น เงินกู้ และเงินฝาก รับรองโดย นายประเสริฐ คงมั่น อำเภอพระพรหม</Whole>
      </p>
    ),
  },
];
