import type { Shown } from '../examples/example.ts';
import { StackedChart } from './stacked-chart.tsx';

const YEARS = [2569, 2570, 2571, 2572, 2573, 2574];

export const shown: Shown = {
  name: 'กราฟแท่งซ้อน',
  good: 'ใช้เมื่อยอดรวมและส่วนประกอบสำคัญเท่ากัน',
  bad: 'อย่าให้เทียบส่วนบนของแท่งด้วยตา ให้มีตารางตัวเลขด้วย',
  examples: {
    เงินต้นและดอกเบี้ยแต่ละปี: (
      <StackedChart
        title="กราฟแท่งเงินต้นและดอกเบี้ยแต่ละปี"
        caption="ปีแรกจ่ายดอกเบี้ยมากที่สุด แล้วลดลงตามเงินต้นที่เหลือ"
        labelHeader="ปี"
        parts={['เงินต้น (บาท)', 'ดอกเบี้ย (บาท)']}
        bars={YEARS.map((year, index) => ({
          label: String(year),
          satang: [10_000_000, 3_000_000 - index * 500_000],
        }))}
      />
    ),
  },
};
