import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import type { Shown } from '../examples/example.ts';
import { Button, buttonClass } from './button.tsx';

const row = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-3)' } as const;

export const shown: Shown = {
  name: 'ปุ่ม',
  good: 'เขียนสิ่งที่จะเกิดขึ้นเมื่อกด เช่น ส่งคำขอ และมีปุ่มหลักปุ่มเดียวในแต่ละส่วน',
  bad: 'อย่าใช้ปุ่มเมื่อเป็นเพียงการไปอีกหน้าหนึ่ง ให้ใช้ลิงก์',
  examples: {
    ปุ่มสี่แบบ: (
      <div style={row}>
        <Button variant="primary">เข้าสู่ระบบ</Button>
        <Button icon={<Printer />}>พิมพ์</Button>
        <Button variant="quiet" icon={<Download />}>
          ดาวน์โหลด
        </Button>
        <Button variant="danger">ลบรูปประจำตัว</Button>
      </div>
    ),
    'กำลังทำงาน กดไม่ได้ และลิงก์ที่เหมือนปุ่ม': (
      <div style={row}>
        <Button variant="primary" busy busyLabel="กำลังส่งข้อมูล…">
          ส่ง
        </Button>
        <Button disabled>ยังไม่เปิดรับยืนยัน</Button>
        <a href="#button" className={buttonClass('secondary')}>
          ไปหน้าหนังสือยืนยันยอด
        </a>
      </div>
    ),
    เต็มความกว้าง: (
      <Button variant="primary" fullWidth>
        ยืนยันยอด
      </Button>
    ),
  },
};
