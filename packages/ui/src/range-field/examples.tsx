import { useState } from 'react';
import type { Example } from '../examples/example.ts';
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

export const examples: Example[] = [{ title: 'เลื่อนเลือกค่า', node: () => <Demo /> }];
