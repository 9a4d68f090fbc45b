import type { Shown } from '../examples/example.ts';
import { Whole } from './whole.tsx';

export const shown: Shown = {
  name: 'คำที่ไม่แยกบรรทัด',
  good: 'ใช้กับชื่อคนและคำที่แยกแล้วอ่านผิด',
  bad: 'อย่าใช้กับทั้งย่อหน้า ข้อความจะตัดบรรทัดไม่สวย',
  examples: {
    ชื่อและคำที่ไม่แยกบรรทัด: (
      <p style={{ maxInlineSize: '12rem' }}>
        <Whole>ทุนเรือนหุ้น เงินกู้ และเงินฝาก รับรองโดย นายประเสริฐ คงมั่น อำเภอพระพรหม</Whole>
      </p>
    ),
  },
};
