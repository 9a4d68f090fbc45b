import { useState } from 'react';
import type { Shown } from '../examples/example.ts';
import { SearchField } from './search-field.tsx';

function Demo() {
  const [value, setValue] = useState('ชำระรายเดือน');
  return (
    <SearchField
      label="ค้นหา"
      placeholder="รายการ หรือเลขที่ใบเสร็จ"
      value={value}
      onChange={setValue}
    />
  );
}

export const shown: Shown = {
  name: 'ช่องค้นหา',
  good: 'บอกว่าค้นอะไรได้ และล้างคำค้นได้ด้วยการกดครั้งเดียว',
  bad: 'อย่าให้รายการหายไปเมื่อไม่พบ ให้บอกว่าไม่พบและล้างคำค้นได้',
  examples: {
    ช่องค้นหา: <Demo />,
  },
};
