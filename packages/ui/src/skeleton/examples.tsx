import type { Example, Guide } from '../examples/example.ts';
import { Skeleton } from './skeleton.tsx';

export const guide: Guide = {
  name: 'กำลังโหลด',
  good: 'ให้มีรูปร่างใกล้เคียงกับสิ่งที่จะแสดง หน้าจอจะได้ไม่กระโดด',
  bad: 'อย่าแสดงค้างไว้เมื่อโหลดไม่สำเร็จ',
};

export const examples: Example[] = [
  { title: 'กำลังโหลด', node: () => <Skeleton blocks={['7rem']} lines={3} /> },
];
