import type { Example } from '../examples/example.ts';
import { Progress } from './progress.tsx';

export const examples: Example[] = [
  {
    title: 'ความคืบหน้าการชำระ',
    node: () => (
      <Progress
        label="งวดที่ชำระแล้ว"
        value={4}
        max={150}
        text="ชำระแล้ว 4 จาก 150 งวด (2.68 %) · คาดว่าชำระหมด 31 ก.ค. 2581"
      />
    ),
  },
];
