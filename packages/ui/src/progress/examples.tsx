import type { Shown } from '../examples/example.ts';
import { Progress } from './progress.tsx';

export const shown: Shown = {
  name: 'ความคืบหน้า',
  good: 'เขียนจำนวนที่ทำแล้วและทั้งหมดเป็นตัวเลขคู่กับแถบ',
  bad: 'อย่าใช้กับการรอที่ไม่รู้ว่าจะเสร็จเมื่อใด',
  examples: {
    ความคืบหน้าการชำระ: (
      <Progress
        label="งวดที่ชำระแล้ว"
        value={4}
        max={150}
        text="ชำระแล้ว 4 จาก 150 งวด (2.68 %) · คาดว่าชำระหมด 31 ก.ค. 2581"
      />
    ),
  },
};
