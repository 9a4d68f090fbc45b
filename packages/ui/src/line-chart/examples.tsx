import { Amount } from '../amount/amount.tsx';
import type { Shown } from '../examples/example.ts';
import { AreaChart, type ChartPoint, epochDay } from './line-chart.tsx';

const SHARES: ChartPoint[] = Array.from({ length: 29 }, (_, index) => ({
  x: epochDay(`${1998 + index}-12-31`),
  y: 1_200_000 + Math.round(38_528_000 * (index / 28) ** 1.3),
  label: `31 ธ.ค. ${2541 + index}`,
}));

const LOAN: ChartPoint[] = Array.from({ length: 10 }, (_, index) => ({
  x: epochDay('2026-01-31') + index * 30,
  y: 100_000_000 - index * 670_000,
  label: `งวดที่ ${index}`,
}));
const EXPECTED: ChartPoint[] = Array.from({ length: 12 }, (_, index) => ({
  x: epochDay('2027-10-31') + index * 365,
  y: Math.max(0, 94_000_000 - (index + 1) * 8_040_000),
  label: `สิ้นปี ${2570 + index}`,
}));

export const shown: Shown = {
  name: 'กราฟเส้น',
  good: 'ใช้กับค่าที่เปลี่ยนไปตามเวลา และมีประโยคสรุปเหนือกราฟ',
  bad: 'อย่าใส่เส้นหลายเส้นจนต้องจำสี',
  examples: {
    การเติบโตของทุนเรือนหุ้น: (
      <AreaChart
        title="กราฟทุนเรือนหุ้นตั้งแต่ปี 2541 ถึงปี 2569"
        caption={
          <>
            เพิ่มจาก <Amount satang={1_200_000} /> บาท ในปี 2541 เป็น <Amount satang={39_728_000} /> บาท
            ในปี 2569
          </>
        }
        points={SHARES}
      />
    ),
    'หนี้ลดลงจนหมด พร้อมเส้นคาดการณ์': (
      <AreaChart
        title="กราฟเงินต้นคงเหลือและยอดที่คาดการณ์"
        caption="หากชำระตามกำหนด หนี้จะหมดในเดือนกรกฎาคม 2581"
        points={LOAN}
        projected={EXPECTED}
      />
    ),
    ช่วงเวลาสั้น: (
      <AreaChart
        title="กราฟเงินฝากสามเดือน"
        caption="ยอดเงินฝากเพิ่มขึ้นทุกเดือน"
        points={[
          { x: epochDay('2026-09-30'), y: 450_000, label: '30 ก.ย. 2569' },
          { x: epochDay('2026-10-31'), y: 520_000, label: '31 ต.ค. 2569' },
          { x: epochDay('2026-11-19'), y: 700_000, label: '19 พ.ย. 2569' },
        ]}
      />
    ),
  },
};
