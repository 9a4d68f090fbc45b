import Download from 'lucide-react/icons/download';
import type { Example, Guide } from '../examples/example.ts';
import { MenuButton } from './menu-button.tsx';

export const guide: Guide = {
  name: 'ปุ่มที่เปิดรายการ',
  good: 'ใช้รวมทางเลือกของงานเดียวกัน เช่น ชนิดของไฟล์ที่ดาวน์โหลด',
  bad: 'อย่าใช้เมื่อมีทางเลือกเดียว ให้ใช้ปุ่มธรรมดา',
};

export const examples: Example[] = [
  {
    title: 'ปุ่มที่เปิดรายการเลือก',
    node: () => (
      <MenuButton
        label="ดาวน์โหลด"
        icon={<Download />}
        items={[
          { label: 'ตารางข้อมูล (CSV)', onSelect: () => {} },
          { label: 'สมุดงาน (XLSX)', onSelect: () => {} },
        ]}
      />
    ),
  },
];
