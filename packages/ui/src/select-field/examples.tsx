import type { Example, Guide } from '../examples/example.ts';
import { SelectField } from './select-field.tsx';

const RANGES = [
  { value: 'fiscal', label: 'ปีบัญชีนี้' },
  { value: 'month', label: 'เดือนนี้' },
  { value: 'three', label: '3 เดือนล่าสุด' },
];

export const guide: Guide = {
  name: 'รายการให้เลือก',
  good: 'ใช้เมื่อตัวเลือกมีมากกว่าห้า และเรียงให้หาง่าย',
  bad: 'อย่าใช้กับคำถามใช่หรือไม่ใช่',
};

export const examples: Example[] = [
  {
    title: 'ตัวเลือก',
    node: () => <SelectField label="ช่วงเวลา" options={RANGES} defaultValue="fiscal" />,
  },
  {
    title: 'ตัวเลือกที่มีข้อผิดพลาด',
    node: () => (
      <SelectField
        label="สังกัดหน่วยงาน"
        error="กรุณาเลือกหน่วยงานของท่าน"
        options={[{ value: '', label: 'เลือกหน่วยงาน' }]}
      />
    ),
  },
];
