import type { Shown } from '../examples/example.ts';
import { Skeleton } from './skeleton.tsx';

export const shown: Shown = {
  name: 'กำลังโหลด',
  good: 'ให้มีรูปร่างใกล้เคียงกับสิ่งที่จะแสดง หน้าจอจะได้ไม่กระโดด',
  bad: 'อย่าแสดงค้างไว้เมื่อโหลดไม่สำเร็จ',
  examples: {
    กำลังโหลด: <Skeleton blocks={['7rem']} lines={3} />,
  },
};
