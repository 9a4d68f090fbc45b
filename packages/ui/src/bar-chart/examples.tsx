import { THAI_MONTHS_SHORT } from '@coop/format/thai-date';
import type { Shown } from '../examples/example.ts';
import { BarChart } from './bar-chart.tsx';

export const shown: Shown = {
  name: 'กราฟแท่ง',
  good: 'เขียนประโยคสรุปไว้เหนือกราฟ ให้อ่านรู้เรื่องแม้ไม่ดูกราฟ',
  bad: 'อย่าใช้กราฟเมื่อมีตัวเลขเพียงหนึ่งหรือสองตัว',
  examples: {
    ยอดเรียกเก็บรายเดือน: (
      <BarChart
        title="กราฟแท่งยอดเรียกเก็บสิบสองเดือน"
        caption="ยอดเรียกเก็บลดลงทุกเดือนเพราะดอกเบี้ยลดตามเงินต้น"
        bars={THAI_MONTHS_SHORT.map((label, index) => ({
          label,
          satang: 1_650_000 - index * 12_000 + (index % 3) * 30_000,
        }))}
      />
    ),
  },
};
