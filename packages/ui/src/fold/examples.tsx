import type { Example } from '../examples/example.ts';
import { Facts } from '../facts/facts.tsx';
import { Fold } from './fold.tsx';

export const examples: Example[] = [
  {
    title: 'รายละเอียดที่เปิดดูเมื่อต้องการ',
    node: () => (
      <Fold summary="รายละเอียดสัญญา">
        <Facts rows={[['เริ่มสัญญา', '31 ม.ค. 2569']]} />
      </Fold>
    ),
  },
];
