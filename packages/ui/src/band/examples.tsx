import MailWarning from 'lucide-react/icons/mail-warning';
import { buttonClass } from '../button/button.tsx';
import type { Shown } from '../examples/example.ts';
import { Band } from './band.tsx';

export const shown: Shown = {
  name: 'แถบข้อความ',
  good: 'บอกว่าเกิดอะไรขึ้น และให้ทำอะไรต่อด้วยปุ่มเดียว',
  bad: 'อย่าวางแถบข้อความซ้อนกันหลายแถบในหน้าเดียว',
  examples: {
    'รอดำเนินการ พร้อมปุ่มเดียว': (
      <Band
        tone="waiting"
        icon={<MailWarning />}
        title="ท่านยังไม่ได้ยืนยันยอดหุ้น หนี้ และเงินฝาก"
        action={
          <a href="#band" className={buttonClass()}>
            ไปหน้าหนังสือยืนยันยอด
          </a>
        }
      >
        งวด 31 ต.ค. 2569 · ปิดรับ 30 พ.ย. 2569
      </Band>
    ),
    'ไม่สำเร็จ สำเร็จ และข้อควรทราบ': (
      <div className="stack">
        <Band tone="negative" title="เข้าสู่ระบบไม่สำเร็จ">
          เลขทะเบียนหรือรหัสผ่านไม่ถูกต้อง กรุณาตรวจสอบแล้วลองใหม่
        </Band>
        <Band tone="positive" title="ยืนยันยอดเรียบร้อยแล้ว">
          ท่านยืนยันยอดเมื่อ 19 พ.ย. 2569 เวลา 10:24 น.
        </Band>
        <Band tone="info" title="ยอดเงินเป็นข้อมูลเบื้องต้น">
          หากต้องการใช้เป็นหลักฐาน กรุณาติดต่อสำนักงานสหกรณ์
        </Band>
      </div>
    ),
  },
};
