import { useState } from 'react';
import { Button } from '../button/button.tsx';
import type { Shown } from '../examples/example.ts';
import { Dialog } from './dialog.tsx';

function Demo({ forced = false }: { forced?: boolean }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        {forced ? 'เปิดกล่องที่ต้องเลือกก่อน' : 'เปิดกล่องข้อความ'}
      </Button>
      <Dialog
        title="ยืนยันยอดหุ้น หนี้ และเงินฝาก"
        open={open}
        onClose={forced ? undefined : close}
        footer={
          <>
            <Button variant="primary" onClick={close}>
              ไปหน้าหนังสือยืนยันยอด
            </Button>
            <Button onClick={close}>ออกจากระบบ</Button>
          </>
        }
      >
        <p>สหกรณ์ขอให้ท่านตรวจสอบและยืนยันยอด ณ วันที่ 31 ตุลาคม 2569 ก่อนใช้งานต่อ</p>
      </Dialog>
    </>
  );
}

export const shown: Shown = {
  name: 'กล่องข้อความ',
  good: 'ใช้เมื่อต้องตัดสินใจก่อนทำต่อ และให้ปุ่มบอกผลของการกด',
  bad: 'อย่าใช้บอกข่าวที่อ่านผ่านได้ และอย่าเปิดซ้อนกัน',
  examples: {
    กล่องข้อความ: <Demo />,
    กล่องที่ไม่มีปุ่มปิด: <Demo forced />,
  },
};
