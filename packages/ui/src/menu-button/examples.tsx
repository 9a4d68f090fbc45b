import Download from 'lucide-react/icons/download';
import type { Example } from '../examples/example.ts';
import { MenuButton } from './menu-button.tsx';

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
