import { useState } from 'react';
import type { Example } from '../examples/example.ts';
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
      <p>{ITEMS.find((one) => one.value === value)?.shown}</p>
    </Tabs>
  );
}

export const examples: Example[] = [{ title: 'แท็บ', node: () => <Demo /> }];
