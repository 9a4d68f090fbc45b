import type { Shown } from '../examples/example.ts';
import { SelectField } from './select-field.tsx';

const RANGES = [
  { value: 'fiscal', label: 'ปีบัญชีนี้' },
  { value: 'month', label: 'เดือนนี้' },
  { value: 'three', label: '3 เดือนล่าสุด' },
];

export const shown: Shown = {
  name: 'รายการให้เลือก',
  good: 'ใช้เมื่อตัวเลือกมีมากกว่าห้า และเรียงให้หาง่าย',
  bad: 'อย่าใช้กับคำถามใช่หรือไม่ใช่',
  examples: {
    ตัวเลือก: <SelectField label="ช่วงเวลา" options={RANGES} defaultValue="fiscal" />,
    ตัวเลือกที่มีข้อผิดพลาด: (
      <SelectField
        label="สังกัดหน่วยงาน"
        error="กรุณาเลือกหน่วยงานของท่าน"
        options={[{ value: '', label: 'เลือกหน่วยงาน' }]}
      />
    ),
  },
};
