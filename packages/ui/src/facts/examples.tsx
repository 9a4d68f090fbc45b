import { Amount } from '../amount/amount.tsx';
import type { Example, Guide } from '../examples/example.ts';
import { Facts } from './facts.tsx';

export const guide: Guide = {
  name: 'ข้อมูลเป็นคู่',
  good: 'ใช้กับข้อมูลที่มีชื่อและค่าอย่างละหนึ่ง เช่น วันทำสัญญา',
  bad: 'อย่าใช้แทนตารางเมื่อมีหลายแถวที่เทียบกันได้',
};

export const examples: Example[] = [
  {
    title: 'ข้อมูลของสัญญา',
    node: () => (
      <Facts
        rows={[
          ['วงเงินอนุมัติ', <Amount satang={100_000_000} unit="บาท" />],
          ['วันทำสัญญา', '31 ม.ค. 2569'],
          ['อัตราดอกเบี้ย', '5.50 % ต่อปี'],
          ['แบบชำระ', 'เงินต้นเท่ากันทุกเดือน เดือนละ 6,700.00 บาท พร้อมดอกเบี้ย'],
        ]}
      />
    ),
  },
];
