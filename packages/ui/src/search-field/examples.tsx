import { useState } from 'react';
import type { Example } from '../examples/example.ts';
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

export const examples: Example[] = [{ title: 'ช่องค้นหา', node: () => <Demo /> }];
