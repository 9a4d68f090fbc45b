import '../../accounts/logon.css';
import { LogonCard } from '../../accounts/logon-card.tsx';
import { paths } from '../../site/paths.ts';

/** Every Thai word of the agency's logon page; those of what follows the button come with it. */
const text = {
  title: 'เข้าสู่ระบบหน่วยงาน',
  system: 'ระบบตรวจสอบใบเรียกเก็บสำหรับหน่วยงาน',
  number: 'เลขหน่วยงาน',
  numberHint: 'ตัวเลข 8 หลัก เช่น 80010123 ตามหนังสือแจ้งของสหกรณ์',
  password: 'รหัสผ่าน',
  remember: 'จดจำการเข้าสู่ระบบในเครื่องนี้',
  submit: 'เข้าสู่ระบบ',
  busy: 'กำลังเข้าสู่ระบบ',
  failed: 'เข้าสู่ระบบไม่สำเร็จ',
  needNumber: 'กรุณากรอกเลขหน่วยงานเป็นตัวเลข ตามหนังสือแจ้งของสหกรณ์',
  needPassword: 'กรุณากรอกรหัสผ่าน',
  help: 'หากพบปัญหาการใช้งาน โปรดติดต่อฝ่ายเร่งรัดและเรียกเก็บ โทร.',
} as const;

const { member, membergroup } = paths;

/** /membergroup/logon */
export function Component() {
  return (
    <LogonCard
      area="membergroup"
      no="memgroup_no"
      ids={{ memgroup_no: 'group-number', mem_password: 'group-password' }}
      digits={[5, 12]}
      text={text}
      links={{
        [membergroup.forget]: 'ลืมรหัสผ่าน',
        [membergroup.register]: 'ลงทะเบียนหน่วยงานครั้งแรก',
        [member.logon]: 'เป็นสมาชิก ไปหน้าเข้าสู่ระบบสมาชิก',
      }}
      load={() => import('./sign-in.ts')}
      home={membergroup.dashboard}
    />
  );
}
