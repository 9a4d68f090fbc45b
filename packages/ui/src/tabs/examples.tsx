import { useState } from 'react';
import type { Example } from '../examples/example.ts';
import { Tabs } from './tabs.tsx';

const ITEMS = [
  { value: 'all', label: 'สวัสดิการทั้งหมด', panel: <p>ท่านมีสิทธิ์รับสวัสดิการ 6 ประเภท</p> },
  { value: 'paid', label: 'ที่ได้รับแล้ว', panel: <p>ท่านเคยได้รับสวัสดิการ 2 ครั้ง</p> },
  { value: 'wait', label: 'รอพิจารณา', panel: <p>ไม่มีคำขอที่รอพิจารณา</p> },
];

function Demo() {
  const [value, setValue] = useState('all');
  return <Tabs label="สวัสดิการ" items={ITEMS} value={value} onChange={setValue} />;
}

export const examples: Example[] = [{ title: 'แท็บ', node: () => <Demo /> }];
