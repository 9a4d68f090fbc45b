import { useState } from 'react';
import type { Shown } from '../examples/example.ts';
import { DateField } from './date-field.tsx';

function Demo({ error }: { error?: string }) {
  const [iso, setIso] = useState('1980-05-01');
  return (
    <DateField
      label="วันเดือนปีเกิด"
      hint="เช่น 1 พฤษภาคม 2523"
      error={error}
      value={iso}
      onChange={setIso}
    />
  );
}

export const shown: Shown = {
  name: 'ช่องวันที่',
  good: 'ให้กรอกวัน เดือน และปี พ.ศ. แยกกัน พร้อมตัวอย่าง',
  bad: 'อย่าให้เปิดปฏิทินย้อนหลายสิบปีเพื่อหาวันเกิด',
  examples: {
    'วันที่ (พ.ศ.)': <Demo />,
    วันที่ที่มีข้อผิดพลาด: <Demo error="วันเดือนปีเกิดไม่ตรงกับทะเบียนสมาชิก กรุณาตรวจสอบอีกครั้ง" />,
  },
};
