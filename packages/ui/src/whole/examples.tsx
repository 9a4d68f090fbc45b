import type { Example } from '../examples/example.ts';
import { Whole } from './whole.tsx';

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
