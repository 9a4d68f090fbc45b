import { useState } from 'react';
import type { Example } from '../examples/example.ts';
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

export const examples: Example[] = [{ title: 'ตัวกรองที่เห็นทุกตัวเลือก', node: () => <Demo /> }];
