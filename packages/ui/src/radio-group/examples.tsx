import { useState } from 'react';
import type { Shown } from '../examples/example.ts';
import { TextField } from '../text-field/text-field.tsx';
import { RadioGroup } from './radio-group.tsx';

const OPTIONS = [
  { value: 'Y', label: 'ถูกต้อง' },
  { value: 'N', label: 'ไม่ถูกต้อง' },
];

function Demo({ error, start }: { error?: string; start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <RadioGroup
      legend="ทุนเรือนหุ้น 397,280.00 บาท ถูกต้องหรือไม่"
      name={`radio-group-${error ? 'error' : 'plain'}`}
      options={OPTIONS}
      value={value}
      onChange={setValue}
      error={value === undefined ? error : undefined}
    >
      {value === 'N' ? <TextField label="ยอดของท่าน (บาท)" inputMode="decimal" /> : null}
    </RadioGroup>
  );
}

export const shown: Shown = {
  name: 'คำถามที่เลือกได้ข้อเดียว',
  good: 'ให้เห็นทุกตัวเลือกพร้อมกัน และใช้เมื่อมีสองถึงห้าข้อ',
  bad: 'อย่าเลือกคำตอบไว้ให้ก่อนเมื่อคำตอบมีผลผูกพัน',
  examples: {
    คำถามที่เลือกได้ข้อเดียว: <Demo start="N" />,
    คำถามที่ยังไม่ได้ตอบ: <Demo error="กรุณาเลือกว่าถูกต้องหรือไม่ถูกต้อง" />,
  },
};
