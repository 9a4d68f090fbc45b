import type { Shown } from '../examples/example.ts';
import { CountBars } from './count-bars.tsx';

export const shown: Shown = {
  name: 'แถบจำนวนนับ',
  good: 'แสดงจำนวนเป็นตัวเลขคู่กับแถบทุกครั้ง',
  bad: 'อย่าตัดแถบให้เริ่มจากค่าอื่นที่ไม่ใช่ศูนย์',
  examples: {
    คะแนนของผู้สมัคร: (
      <CountBars
        caption="หมายเลข 3 ได้คะแนนมากที่สุด"
        unit="คะแนน"
        whole={1_849}
        bars={[
          { label: '3 นายสุรชัย เพชรน้ำดี', count: 1_187, note: '(64.2 %)', strong: true },
          { label: '1 นางกาญจนา แก้วใส', count: 480, note: '(26.0 %)' },
          { label: '2 นายวิชัย ทองแท้', count: 182, note: '(9.8 %)' },
        ]}
      />
    ),
  },
};
