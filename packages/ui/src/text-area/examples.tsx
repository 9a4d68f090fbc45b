import type { Shown } from '../examples/example.ts';
import { TextArea } from './text-area.tsx';

export const shown: Shown = {
  name: 'ช่องข้อความหลายบรรทัด',
  good: 'ให้สูงพอกับคำตอบที่คาดไว้ และบอกจำนวนตัวอักษรที่รับได้',
  bad: 'อย่าใช้กับคำตอบสั้นเพียงบรรทัดเดียว',
  examples: {
    ช่องข้อความหลายบรรทัด: <TextArea label="รายละเอียดคำร้อง" hint="เขียนสิ่งที่ต้องการให้สหกรณ์ช่วย" rows={4} />,
  },
};
