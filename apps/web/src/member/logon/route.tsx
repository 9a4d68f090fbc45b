import '../../accounts/logon.css';
import { padMembershipNo } from '@coop/format/identifiers/membership-no';
import { lazy, Suspense, useEffect, useState } from 'react';
import { LogonCard } from '../../accounts/logon-card.tsx';
import { paths } from '../../site/paths.ts';
import { useSite } from '../../site/site.tsx';

/** Every Thai word of the logon page; those of what follows the button come with it. */
const text = {
  title: 'เข้าสู่ระบบสมาชิก',
  english: 'Member system',
  number: 'เลขทะเบียนสมาชิก',
  numberHint: 'พิมพ์เฉพาะตัวเลข ไม่ต้องเติมศูนย์ข้างหน้า',
  password: 'รหัสผ่าน',
  remember: 'จดจำการเข้าสู่ระบบในเครื่องนี้',
  rememberHint:
    'เก็บยอดหุ้น เงินกู้ และเงินฝากที่ดูล่าสุดไว้ในเครื่องนี้ไม่เกิน 30 วัน ดูได้แม้ไม่มีอินเทอร์เน็ต และลบเมื่อออกจากระบบ อย่าเลือกในเครื่องที่ผู้อื่นใช้ด้วย',
  submit: 'เข้าสู่ระบบ',
  busy: 'กำลังเข้าสู่ระบบ',
  failed: 'เข้าสู่ระบบไม่สำเร็จ',
  needNumber: 'กรุณากรอกเลขทะเบียนสมาชิก',
  needPassword: 'กรุณากรอกรหัสผ่าน',
  forget: 'ลืมรหัสผ่าน',
  register: 'สมัครใช้งานครั้งแรก',
  relative: 'มีรหัสเชิญดูข้อมูลของญาติ',
  help: 'หากพบปัญหาการใช้งาน โปรดติดต่อสหกรณ์ โทร.',
  staySafe: 'สหกรณ์ไม่เคยขอรหัสผ่านของท่านทางโทรศัพท์หรือข้อความ',
} as const;

const { member } = paths;

// Loaded after the page, where it can be used.
const PasskeyButton = lazy(() => import('./passkey-button.tsx'));

/** Tells whether the device and the page can is known in the browser only. */
function Passkey() {
  const site = useSite();
  const [canUse, setCanUse] = useState(false);
  useEffect(() => {
    if (!site.passkey) return;
    void import('../../accounts/ceremony.ts').then(
      ({ canUsePasskey }) => setCanUse(canUsePasskey(site)),
      () => undefined,
    );
  }, [site]);
  return <Suspense>{canUse && <PasskeyButton />}</Suspense>;
}

/** /member/logon */
export function Component() {
  return (
    <LogonCard
      area="member"
      no="membership_no"
      ids={{ membership_no: 'logon-number', mem_password: 'logon-password' }}
      // Any number of digits is right as it is typed; the wire's schema wants it padded.
      digits={[1, 8]}
      tidy={padMembershipNo}
      text={text}
      links={{
        [member.forget]: text.forget,
        [member.register]: text.register,
        [member.relative]: text.relative,
      }}
      load={() => import('./sign-in.tsx')}
      home={member.status}
      also={<Passkey />}
    />
  );
}
