import type { Shown } from '../examples/example.ts';
import { Facts } from '../facts/facts.tsx';
import { Fold } from './fold.tsx';

export const shown: Shown = {
  name: 'ส่วนที่พับไว้',
  good: 'ใช้กับรายละเอียดที่คนส่วนน้อยต้องดู และให้หัวข้อบอกว่ามีอะไรข้างใน',
  bad: 'อย่าพับสิ่งที่ทุกคนต้องอ่านก่อนตัดสินใจ',
  examples: {
    รายละเอียดที่เปิดดูเมื่อต้องการ: (
      <Fold summary="รายละเอียดสัญญา">
        <Facts rows={[['เริ่มสัญญา', '31 ม.ค. 2569']]} />
      </Fold>
    ),
  },
};
