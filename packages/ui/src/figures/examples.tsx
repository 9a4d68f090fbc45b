import { Amount } from '../amount/amount.tsx';
import type { Shown } from '../examples/example.ts';
import { Figures } from './figures.tsx';

export const shown: Shown = {
  name: 'ตัวเลขสำคัญ',
  good: 'เลือกสองถึงสี่ตัวที่คนมาดูบ่อยที่สุด พร้อมคำอธิบายสั้น ๆ',
  bad: 'อย่าใส่ตัวเลขที่ไม่มีหน่วยหรือไม่บอกวันที่ของข้อมูล',
  examples: {
    ตัวเลขสำคัญสี่ตัว: (
      <Figures
        items={[
          ['ทุนเรือนหุ้น', <Amount satang={39_728_000} />, 'ส่งเดือนละ 1,500.00 บาท'],
          ['เงินฝาก', <Amount satang={21_215_610} />, '2 บัญชี'],
          ['หนี้คงเหลือ', <Amount satang={100_310_000} />, '2 สัญญา · ชำระแล้ว 1.6 %'],
          ['เรียกเก็บเดือนนี้', <Amount satang={1_530_822} />, 'พ.ย. 2569 · รอหัก'],
        ]}
      />
    ),
  },
};
