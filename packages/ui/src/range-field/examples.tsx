import { useState } from 'react';
import type { Shown } from '../examples/example.ts';
import { RangeField } from './range-field.tsx';

function Demo() {
  const [rate, setRate] = useState(525);
  return (
    <RangeField
      label="อัตราปันผล"
      value={rate}
      min={300}
      max={800}
      step={5}
      marks={[490, 500, 515]}
      text={`${(rate / 100).toFixed(2)} %`}
      onChange={setRate}
    />
  );
}

export const shown: Shown = {
  name: 'แถบเลื่อนเลือกค่า',
  good: 'แสดงค่าที่เลือกเป็นตัวเลข และเลื่อนด้วยแป้นพิมพ์ได้',
  bad: 'อย่าใช้กับจำนวนเงินที่ต้องตรงทุกสตางค์ ให้พิมพ์แทน',
  examples: {
    เลื่อนเลือกค่า: <Demo />,
  },
};
