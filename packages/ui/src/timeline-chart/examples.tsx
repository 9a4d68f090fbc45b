import type { Example } from '../examples/example.ts';
import { TimelineChart } from './timeline-chart.tsx';

export const examples: Example[] = [
  {
    title: 'สัญญาที่ผ่อนเลยวันเกษียณ',
    node: () => (
      <TimelineChart
        title="เส้นเวลาสัญญาและวันเกษียณ"
        caption="เงินกู้สามัญผ่อนต่อหลังเกษียณ 5 ปี 10 เดือน"
        from="2026-11-19"
        to="2052-09-30"
        mark={{ on: '2032-09-30', label: 'เกษียณ 2575' }}
        spans={[
          {
            label: 'เงินกู้สามัญ สม.2569/64542',
            to: '2038-07-31',
            notes: ['ถึง ก.ค. 2581', 'เลยวันเกษียณ 5 ปี 10 เดือน'],
          },
          { label: 'เงินกู้เพื่อเหตุฉุกเฉิน ฉฉ.2569/80654', to: '2027-06-30', notes: ['ถึง มิ.ย. 2570'] },
        ]}
        steps={[
          { on: '2026-11-30', satang: 1_589_000 },
          { on: '2027-07-31', satang: 1_310_000 },
          { on: '2032-10-31', satang: 1_020_000 },
          { on: '2038-08-31', satang: 176_000 },
        ]}
        stepsLabel="เงินที่หักต่อเดือน"
        looks={['ก่อนเกษียณ', 'หลังเกษียณ']}
        table={{
          columns: ['สัญญา', 'งวดสุดท้าย'],
          rows: [{ key: 'a', label: 'เงินกู้สามัญ', value: 'ก.ค. 2581' }],
        }}
      />
    ),
  },
];
