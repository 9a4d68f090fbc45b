import Menu from 'lucide-react/icons/menu';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Example } from '../examples/example.ts';
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

export const examples: Example[] = [{ title: 'เมนูจากขอบซ้าย', node: () => <Demo /> }];
