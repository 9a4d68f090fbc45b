import { Amount } from '../amount/amount.tsx';
import type { Example } from '../examples/example.ts';
import { Facts } from './facts.tsx';

export const examples: Example[] = [
  {
    title: 'ข้อมูลของสัญญา',
    node: () => (
      <Facts
        rows={[
          { term: 'วงเงินอนุมัติ', value: <Amount satang={100_000_000} unit="บาท" /> },
          { term: 'วันทำสัญญา', value: '31 ม.ค. 2569' },
          { term: 'อัตราดอกเบี้ย', value: '5.50 % ต่อปี' },
          { term: 'แบบชำระ', value: 'เงินต้นเท่ากันทุกเดือน เดือนละ 6,700.00 บาท พร้อมดอกเบี้ย' },
        ]}
      />
    ),
  },
];
