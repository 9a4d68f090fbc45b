import { createApi } from '../../client/backend.ts';
import { fetchFromMock, signIn } from '../mock-backend.ts';
import { SITE } from '../render-screen.tsx';
import { codeOf, FRESH, PASSWORD, type Press, type Presses } from './press.ts';
import { fill, press, pressIn, tick } from './steps.ts';

const HOME = 'at /member/status';
const logon = {
  path: '/member/logon',
  // The page forgets the password on purpose.
  press: async () => {
    await fill('รหัสผ่าน', PASSWORD);
    await press('เข้าสู่ระบบ');
  },
} as const;

/** First step of a member: number, citizen number, birthday. */
async function prove(no: string, card: string, [day = '', month = '', year = '']: string[]) {
  await fill('เลขทะเบียนสมาชิก', no);
  await fill('เลขประจำตัวประชาชน', card);
  await fill('วัน', day);
  await fill('เดือน', month);
  await fill('ปี พ.ศ.', year);
}
async function proveNew(): Promise<void> {
  await prove('12', '9123456789010', ['1', 'พฤษภาคม', '2523']);
  await tick('ข้าพเจ้าอ่านและยอมรับข้อตกลงการใช้งานแล้ว');
}

async function proveAgency(no: string, tax: string, phone: string): Promise<void> {
  await fill('เลขหน่วยงาน', no);
  await fill('เลขประจำตัวผู้เสียภาษีของหน่วยงาน', tax);
  await fill('เบอร์โทรศัพท์ของผู้แทนหน่วยงาน', phone);
}
const proveNewAgency = () => proveAgency('80050004', '0994500004001', '0815500004');

/** Second step: the code from the phone, and a password. */
const choice = (
  path: string,
  subject: string,
  proved: () => Promise<void>,
  done: string,
): Press => ({
  path,
  async prepare(world) {
    await proved();
    await press('ส่งรหัสยืนยัน');
    await fill('รหัสยืนยัน', await codeOf(world, subject));
    await fill('รหัสผ่านใหม่', FRESH);
    await fill('พิมพ์รหัสผ่านใหม่อีกครั้ง', FRESH);
  },
  press: () => press('ตั้งรหัสผ่าน'),
  typed: { รหัสผ่านใหม่: FRESH, พิมพ์รหัสผ่านใหม่อีกครั้ง: FRESH },
  done,
});

const passwords = (path: string): Press => ({
  path,
  async prepare() {
    await fill('รหัสผ่านเดิม', PASSWORD);
    await fill('รหัสผ่านใหม่', FRESH);
    await fill('พิมพ์รหัสผ่านใหม่อีกครั้ง', FRESH);
  },
  press: () => press('เปลี่ยนรหัสผ่าน'),
  typed: { รหัสผ่านเดิม: PASSWORD, รหัสผ่านใหม่: FRESH, พิมพ์รหัสผ่านใหม่อีกครั้ง: FRESH },
  done: 'เปลี่ยนรหัสผ่านแล้ว',
});

async function nameRelative(): Promise<void> {
  await press('ให้ญาติดูข้อมูล');
  await fill('ชื่อที่ท่านเรียกญาติ', 'ลูกสาว');
  await fill('รหัสผ่านของท่าน', PASSWORD);
}

const SESSIONS = '/member/session';

/** Signing in, getting access, giving it. */
export const accessPresses: Presses = {
  memberAuthLogin: {
    ...logon,
    prepare: () => fill('เลขทะเบียนสมาชิก', '00001'),
    typed: { เลขทะเบียนสมาชิก: '00001' },
    done: HOME,
  },
  memberPasswordResetUpdate: {
    path: '/member/logon',
    async prepare() {
      await fill('เลขทะเบียนสมาชิก', '00009');
      await logon.press();
      await fill('รหัสผ่านใหม่', FRESH);
    },
    press: () => press('ตั้งรหัสผ่านใหม่'),
    typed: { รหัสผ่านเดิม: PASSWORD, รหัสผ่านใหม่: FRESH },
    done: HOME,
  },
  memberRegisterCheck: {
    path: '/member/register',
    prepare: proveNew,
    press: () => press('ส่งรหัสยืนยัน'),
    typed: { เลขทะเบียนสมาชิก: '12', เลขประจำตัวประชาชน: '9123456789010' },
    done: 'ส่งรหัส 6 หลักไปที่',
  },
  memberRegisterCreate: choice('/member/register', '00012', proveNew, 'at /member/logon'),
  memberForgetCreate: choice(
    '/member/forget',
    '00001',
    () => prove('1', '9000000149199', ['18', 'สิงหาคม', '2515']),
    'at /member/logon',
  ),
  membergroupAuthLogin: {
    ...logon,
    path: '/membergroup/logon',
    prepare: () => fill('เลขหน่วยงาน', '80010001'),
    typed: { เลขหน่วยงาน: '80010001' },
    done: 'at /membergroup/dashboard',
  },
  membergroupRegisterCheck: {
    path: '/membergroup/register',
    prepare: proveNewAgency,
    press: () => press('ส่งรหัสยืนยัน'),
    typed: { เลขหน่วยงาน: '80050004', เบอร์โทรศัพท์ของผู้แทนหน่วยงาน: '0815500004' },
    done: 'ส่งรหัส 6 หลักไปที่',
  },
  membergroupRegisterCreate: choice(
    '/membergroup/register',
    '80050004',
    proveNewAgency,
    'at /membergroup/logon',
  ),
  membergroupForgetCreate: choice(
    '/membergroup/forget',
    '80010002',
    () => proveAgency('80010002', '0994100002001', '0811100002'),
    'at /membergroup/logon',
  ),
  memberPasswordUpdate: passwords('/member/password'),
  membergroupPasswordUpdate: passwords('/membergroup/password'),
  memberTermsAccept: {
    path: '/member/welcome',
    press: () => press('ยอมรับและเข้าใช้งาน'),
    done: HOME,
  },
  memberSessionEnd: {
    path: SESSIONS,
    // One more sign-in, so that the one before stands in the list as another device.
    before: () => signIn(createApi(SITE, fetchFromMock), '00001'),
    press: () => pressIn(/^ให้ออกจากระบบ/, 'ให้ออกจากระบบ'),
    done: 'ออกจากระบบบนอุปกรณ์นั้นแล้ว',
  },
  memberFamilyShow: {
    path: '/member/family',
    prepare: () => fill('รหัสผ่าน', PASSWORD),
    press: () => press('เปิดดู'),
    typed: { รหัสผ่าน: PASSWORD },
    done: 'คาดว่าเหลือให้ครอบครัว',
  },
  memberRelativeInvite: {
    path: SESSIONS,
    prepare: nameRelative,
    press: () => press('ออกรหัสเชิญ'),
    typed: { ชื่อที่ท่านเรียกญาติ: 'ลูกสาว', รหัสผ่านของท่าน: PASSWORD },
    done: 'บอกรหัสนี้แก่ญาติด้วยตนเอง',
  },
  memberRelativeEnd: {
    path: SESSIONS,
    async prepare() {
      await nameRelative();
      await press('ออกรหัสเชิญ');
      await press('จดรหัสแล้ว');
    },
    press: () => pressIn('ยกเลิก ลูกสาว', 'ยกเลิกการให้ดู'),
    done: 'ยกเลิกการให้ดูข้อมูลแล้ว',
  },
};
