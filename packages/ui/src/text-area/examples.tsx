import type { Example } from '../examples/example.ts';
import { TextArea } from './text-area.tsx';

export const examples: Example[] = [
  {
    title: 'ช่องข้อความหลายบรรทัด',
    node: () => <TextArea label="รายละเอียดคำร้อง" hint="เขียนสิ่งที่ต้องการให้สหกรณ์ช่วย" rows={4} />,
  },
];
