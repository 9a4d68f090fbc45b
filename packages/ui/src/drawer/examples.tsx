import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Shown } from '../examples/example.ts';
import { Drawer } from './drawer.tsx';

function Demo() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<Menu />} onClick={() => setOpen(true)}>
        เมนู
      </Button>
      <Drawer label="เมนูสมาชิก" open={open} onClose={() => setOpen(false)}>
        <p>ข้อมูลสมาชิก</p>
        <p>ทุนเรือนหุ้น</p>
        <p>เงินกู้</p>
      </Drawer>
    </>
  );
}

export const shown: Shown = {
  name: 'เมนูจากขอบจอ',
  good: 'ใช้กับเมนูบนจอเล็ก และให้ปิดได้ด้วยปุ่ม การกดนอกเมนู หรือปุ่มย้อนกลับ',
  bad: 'อย่าซ่อนสิ่งที่ต้องใช้ทุกวันไว้ในเมนูนี้อย่างเดียว',
  examples: {
    เมนูจากขอบซ้าย: <Demo />,
  },
};
