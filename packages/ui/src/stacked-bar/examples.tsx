import type { Shown } from '../examples/example.ts';
import { HideAmountsProvider } from '../hide-amounts/hide-amounts.tsx';
import { StackedBar } from './stacked-bar.tsx';

const PARTS = [
  { label: 'เงินกู้สามัญ สม.2569/00123', satang: 1_091_918 },
  { label: 'เงินกู้ฉุกเฉิน ฉฉ.2568/00045', satang: 156_904 },
  { label: 'ค่าหุ้นรายเดือน', satang: 150_000 },
  { label: 'เงินฝากออมทรัพย์พิเศษ', satang: 100_000 },
  { label: 'ฌาปนกิจสงเคราะห์', satang: 32_000 },
  { label: 'เบี้ยประกันชีวิตกลุ่ม', satang: 45_000 },
  { label: 'ชำระแทนผู้กู้', satang: 60_000 },
  { label: 'ค่าธรรมเนียม', satang: 30_000 },
];

export const shown: Shown = {
  name: 'แถบส่วนประกอบ',
  good: 'ใช้แสดงว่ายอดรวมมาจากอะไรบ้าง พร้อมชื่อและจำนวนของทุกส่วน',
  bad: 'อย่าแบ่งเกินหกส่วน ให้รวมส่วนเล็กเป็นอื่น ๆ',
  examples: {
    ส่วนประกอบของยอดเรียกเก็บ: <StackedBar caption="ส่วนใหญ่ของยอดเดือนนี้เป็นเงินกู้สามัญ" parts={PARTS} />,
    'เมื่อซ่อนจำนวนเงิน รูปยังอยู่': (
      <HideAmountsProvider hidden>
        <StackedBar caption="ส่วนใหญ่ของยอดเดือนนี้เป็นเงินกู้สามัญ" parts={PARTS.slice(0, 3)} />
      </HideAmountsProvider>
    ),
  },
};
