import Bell from 'lucide-react/icons/bell';
import Menu from 'lucide-react/icons/menu';
import type { Shown } from '../examples/example.ts';
import { BarTool } from './bar-tool.tsx';

export const shown: Shown = {
  name: 'ปุ่มบนแถบบน',
  good: 'ใช้กับงานที่ทำได้จากทุกหน้า เช่น เปิดเมนูหรือดูการแจ้งเตือน',
  bad: 'อย่าใช้กับงานของหน้าใดหน้าหนึ่ง',
  examples: {
    มีและไม่มีจำนวน: (
      <>
        <BarTool icon={Bell} label="การแจ้งเตือน" detail="ใหม่ 3 รายการ" count={3} />
        <BarTool icon={Menu} label="เมนู" />
      </>
    ),
  },
};
