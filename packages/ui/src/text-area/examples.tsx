import type { Example, Guide } from '../examples/example.ts';
import { TextArea } from './text-area.tsx';

export const guide: Guide = {
  name: 'ช่องข้อความหลายบรรทัด',
  good: 'ให้สูงพอกับคำตอบที่คาดไว้ และบอกจำนวนตัวอักษรที่รับได้',
  bad: 'อย่าใช้กับคำตอบสั้นเพียงบรรทัดเดียว',
};

export const examples: Example[] = [
  {
    title: 'ช่องข้อความหลายบรรทัด',
    node: () => <TextArea label="รายละเอียดคำร้อง" hint="เขียนสิ่งที่ต้องการให้สหกรณ์ช่วย" rows={4} />,
  },
];
