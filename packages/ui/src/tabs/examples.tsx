import { useState } from 'react';
import type { Shown } from '../examples/example.ts';
import { Tabs } from './tabs.tsx';

const ITEMS = [
  { value: 'all', label: 'สวัสดิการทั้งหมด', shown: 'ท่านมีสิทธิ์รับสวัสดิการ 6 ประเภท' },
  { value: 'paid', label: 'ที่ได้รับแล้ว', shown: 'ท่านเคยได้รับสวัสดิการ 2 ครั้ง' },
  { value: 'wait', label: 'รอพิจารณา', shown: 'ไม่มีคำขอที่รอพิจารณา' },
];

function Demo() {
  const [value, setValue] = useState('all');
  return (
    <Tabs label="สวัสดิการ" items={ITEMS} value={value} onChange={setValue}>
      <p>{ITEMS.find((item) => item.value === value)?.shown}</p>
    </Tabs>
  );
}

export const shown: Shown = {
  name: 'แท็บ',
  good: 'ใช้สลับมุมมองของเรื่องเดียวกัน และมีชื่อแท็บสั้น ๆ',
  bad: 'อย่าซ่อนขั้นตอนที่ต้องทำตามลำดับไว้ในแท็บ',
  examples: {
    แท็บ: <Demo />,
  },
};
