import Download from 'lucide-react/icons/download';
import type { Shown } from '../examples/example.ts';
import { MenuButton } from './menu-button.tsx';

export const shown: Shown = {
  name: 'ปุ่มที่เปิดรายการ',
  good: 'ใช้รวมทางเลือกของงานเดียวกัน เช่น ชนิดของไฟล์ที่ดาวน์โหลด',
  bad: 'อย่าใช้เมื่อมีทางเลือกเดียว ให้ใช้ปุ่มธรรมดา',
  examples: {
    ปุ่มที่เปิดรายการเลือก: (
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
};
