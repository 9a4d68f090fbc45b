import { useState } from 'react';
import type { Shown } from '../examples/example.ts';
import { Chips } from './chips.tsx';

const CHIPS = [
  { value: 'year', label: 'ปีนี้' },
  { value: 'last', label: 'ปีก่อน' },
  { value: 'all', label: 'ทั้งหมด' },
];

function Demo() {
  const [value, setValue] = useState('year');
  return <Chips legend="ช่วงเวลา" chips={CHIPS} value={value} onChange={setValue} />;
}

export const shown: Shown = {
  name: 'ตัวกรองแบบป้าย',
  good: 'ใช้เมื่อมีตัวเลือกสั้น ๆ ไม่เกินห้าตัว และเลือกได้ตัวเดียว',
  bad: 'อย่าใช้กับตัวเลือกยาวหรือมีมาก ให้ใช้รายการให้เลือก',
  examples: {
    ตัวกรองที่เห็นทุกตัวเลือก: <Demo />,
  },
};
