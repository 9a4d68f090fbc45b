import { THAI_MONTHS_SHORT } from '@coop/format/thai-date';
import type { Example } from '../examples/example.ts';
import { BarChart } from './bar-chart.tsx';

export const examples: Example[] = [
  {
    title: 'ยอดเรียกเก็บรายเดือน',
    node: () => (
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
];
