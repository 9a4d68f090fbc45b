import type { Page } from '@playwright/test';
import {
  type ActionRow,
  CANNOT_CONNECT,
  CANNOT_CONNECT_EN,
  INCOMPLETE,
  MEMBER,
  ODD,
  ODD_LIST,
  ODD_RESULT,
  VISITOR,
} from './case.ts';

const pressed = { how: 'pressed', who: VISITOR } as const;
const PASSWORD = 'demo1234';
const FRESH = 'ข้าวต้มปลาร้อนๆ9ชาม';

/** One more sign-in of the member, so that the one before stands in the list of devices as another. */
export async function signInAgain(page: Page): Promise<void> {
  const cookies = await page.context().cookies();
  const world = cookies.find(({ name }) => name === 'mock_world')?.value ?? '';
  const at = '/member/session';
  const link = new URLSearchParams({ member: MEMBER.no, world, to: at });
  await page.goto(`/__control/enter?${link}`, { waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === at);
}

const typePassword = (page: Page) => page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD);
const pressLogon = (page: Page) =>
  page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click();
const pressSend = (page: Page) => page.getByRole('button', { name: 'ส่งรหัสยืนยัน' }).click();
const pressSet = (page: Page) =>
  page.getByRole('button', { name: 'ตั้งรหัสผ่าน', exact: true }).click();

/** First step of a member: number, citizen number, birthday. */
async function prove(page: Page, no: string, card: string, day: string[], isNew: boolean) {
  await page.getByLabel('เลขทะเบียนสมาชิก').fill(no);
  await page.getByLabel('เลขประจำตัวประชาชน').fill(card);
  await page.getByLabel('วัน', { exact: true }).fill(day[0] ?? '');
  await page.getByRole('combobox', { name: 'เดือน' }).selectOption({ label: day[1] ?? '' });
  await page.getByLabel('ปี พ.ศ.').fill(day[2] ?? '');
  if (isNew) await page.getByLabel('ข้าพเจ้าอ่านและยอมรับข้อตกลงการใช้งานแล้ว').check();
}
const proveNew = (page: Page) => prove(page, '12', '9123456789010', ['1', 'พฤษภาคม', '2523'], true);
const proveKnown = (page: Page) =>
  prove(page, '1', '9000000149199', ['18', 'สิงหาคม', '2515'], false);

async function proveAgency(page: Page, no: string, tax: string, phone: string): Promise<void> {
  await page.getByLabel('เลขหน่วยงาน').fill(no);
  await page.getByLabel('เลขประจำตัวผู้เสียภาษีของหน่วยงาน').fill(tax);
  await page.getByLabel('เบอร์โทรศัพท์ของผู้แทนหน่วยงาน').fill(phone);
}
const proveNewAgency = (page: Page) => proveAgency(page, '80050004', '0994500004001', '0815500004');
const proveKnownAgency = (page: Page) =>
  proveAgency(page, '80010002', '0994100002001', '0811100002');

/** Second step: the code from the phone, and a password. */
async function choose(page: Page, code: () => Promise<string>): Promise<void> {
  await pressSend(page);
  await page.getByText(/ส่งรหัส 6 หลักไปที่/).waitFor();
  await page.getByLabel('รหัสยืนยัน').fill(await code());
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(FRESH);
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(FRESH);
}

const proof = {
  ...pressed,
  ...ODD_LIST,
  press: pressSend,
  told: ['toast', 'place'],
  done: (page: Page) => page.getByText(/ส่งรหัส 6 หลักไปที่/),
  busy: 'กำลังตรวจสอบ',
} as const;

const choice = {
  ...pressed,
  ...ODD_LIST,
  press: pressSet,
  told: ['toast', 'place'],
  typed: { รหัสผ่านใหม่: FRESH, พิมพ์รหัสผ่านใหม่อีกครั้ง: FRESH },
  done: (page: Page) => page.getByText('ตั้งรหัสผ่านแล้ว กรุณาเข้าสู่ระบบด้วยรหัสผ่านใหม่'),
  busy: 'กำลังบันทึก',
} as const;

/** Signing in and getting access: members. */
export const memberAccess = {
  memberSessionEnd: {
    ...pressed,
    ...ODD_RESULT,
    who: MEMBER,
    at: '/member/session',
    heading: 'อุปกรณ์ที่เข้าสู่ระบบ',
    prepare: signInAgain,
    press: async (page) => {
      const dialog = page.getByRole('dialog');
      if (!(await dialog.isVisible())) {
        await page
          .getByRole('button', { name: /^ให้ออกจากระบบ/ })
          .first()
          .click();
      }
      await dialog.getByRole('button', { name: 'ให้ออกจากระบบ', exact: true }).click();
    },
    told: ['toast'],
    typed: {},
    done: (page) => page.getByText('ออกจากระบบบนอุปกรณ์นั้นแล้ว'),
    busy: 'กำลังออกจากระบบ',
  },
  memberPushSettingSave: {
    ...pressed,
    ...ODD_RESULT,
    who: MEMBER,
    at: '/member/notice-setting',
    heading: 'การแจ้งเตือนบนอุปกรณ์',
    prepare: async (page) => void (await page.getByLabel('จนถึง').selectOption('08:00')),
    press: (page) => page.getByRole('button', { name: 'บันทึก', exact: true }).click(),
    told: ['toast'],
    typed: { จนถึง: '08:00' },
    done: (page) => page.getByText('บันทึกการแจ้งเตือนแล้ว'),
    busy: 'กำลังบันทึก',
  },
  memberFamilyShow: {
    how: 'pressed',
    who: MEMBER,
    at: '/member/family',
    heading: 'สำหรับครอบครัว',
    prepare: typePassword,
    press: (page) => page.getByRole('button', { name: 'เปิดดู' }).click(),
    told: ['place'],
    typed: { รหัสผ่าน: PASSWORD },
    wrongType: { body: { lines: 'ไม่มี' }, words: INCOMPLETE },
    missing: { body: {}, words: INCOMPLETE },
    done: (page) => page.getByText('คาดว่าเหลือให้ครอบครัว').first(),
    busy: 'กำลังเปิด',
  },
  memberAuthLogin: {
    ...pressed,
    at: '/member/logon',
    heading: /เข้าสู่ระบบสมาชิก/,
    prepare: (page) => page.getByLabel('เลขทะเบียนสมาชิก').fill('00001'),
    again: typePassword,
    press: pressLogon,
    told: ['place'],
    speaks: 'message',
    typed: { เลขทะเบียนสมาชิก: '00001' },
    wrongType: { body: { token: { is: 'x' }, membership_no: '00001' }, words: CANNOT_CONNECT },
    missing: { body: { membership_no: '00001', member: {} }, words: CANNOT_CONNECT },
    done: (page) => page.getByRole('heading', { level: 1, name: 'ภาพรวมของท่าน' }),
    busy: 'กำลังเข้าสู่ระบบ',
  },
  memberPasswordResetStatusShow: {
    ...pressed,
    at: '/member/logon',
    heading: /เข้าสู่ระบบสมาชิก/,
    prepare: (page) => page.getByLabel('เลขทะเบียนสมาชิก').fill('00001'),
    again: typePassword,
    press: pressLogon,
    told: ['place'],
    speaks: 'message',
    typed: { เลขทะเบียนสมาชิก: '00001' },
    // Who need not choose a new password is signed in; only a readable 1 asks for one.
    wrongType: { body: { reset_status: { is: 1 } } },
    missing: { body: {} },
    done: (page) => page.getByRole('heading', { level: 1, name: 'ภาพรวมของท่าน' }),
    busy: 'กำลังเข้าสู่ระบบ',
  },
  memberPasswordResetUpdate: {
    ...pressed,
    ...ODD_RESULT,
    at: '/member/logon',
    heading: /เข้าสู่ระบบสมาชิก/,
    prepare: async (page) => {
      await page.getByLabel('เลขทะเบียนสมาชิก').fill('00009');
      await typePassword(page);
      await pressLogon(page);
      await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(FRESH);
    },
    press: (page) => page.getByRole('button', { name: 'ตั้งรหัสผ่านใหม่', exact: true }).click(),
    told: ['place'],
    typed: { รหัสผ่านเดิม: PASSWORD, รหัสผ่านใหม่: FRESH },
    done: (page) => page.getByRole('heading', { level: 1, name: 'ภาพรวมของท่าน' }),
    busy: 'กำลังบันทึก',
  },
  memberRegisterCheck: {
    ...proof,
    at: '/member/register',
    heading: 'สมัครใช้งานครั้งแรก',
    prepare: proveNew,
    typed: { เลขทะเบียนสมาชิก: '12', เลขประจำตัวประชาชน: '9123456789010', 'ปี พ.ศ.': '2523' },
    // Promised, but with nothing to go on with.
    missing: { body: { rc_code: '1', messages: ODD }, words: CANNOT_CONNECT_EN },
  },
  memberRegisterCreate: {
    ...choice,
    at: '/member/register',
    heading: 'สมัครใช้งานครั้งแรก',
    prepare: async (page, world) => {
      await proveNew(page);
      await choose(page, () => world.code('00012'));
    },
  },
  memberForgetCreate: {
    ...choice,
    at: '/member/forget',
    heading: 'ลืมรหัสผ่าน',
    prepare: async (page, world) => {
      await proveKnown(page);
      await choose(page, () => world.code('00001'));
    },
  },
} as const satisfies Record<string, ActionRow>;

/** Signing in and getting access: agencies. */
export const groupAccess = {
  membergroupAuthLogin: {
    ...pressed,
    at: '/membergroup/logon',
    heading: 'เข้าสู่ระบบหน่วยงาน',
    prepare: (page) => page.getByLabel('เลขหน่วยงาน').fill('80010001'),
    again: typePassword,
    press: pressLogon,
    told: ['toast', 'place'],
    speaks: 'message',
    typed: { เลขหน่วยงาน: '80010001' },
    wrongType: {
      body: { token: { is: 'x' }, member_group_no: 80010001, rep_name: {} },
      words: INCOMPLETE,
      told: ['place'],
    },
    missing: { body: { member_group_no: '80010001' }, words: INCOMPLETE, told: ['place'] },
    done: (page) => page.getByRole('heading', { level: 1, name: 'ภาพรวมการเรียกเก็บ' }),
    busy: 'กำลังเข้าสู่ระบบ',
  },
  membergroupRegisterCheck: {
    ...proof,
    at: '/membergroup/register',
    heading: 'ลงทะเบียนหน่วยงาน',
    prepare: proveNewAgency,
    typed: { เลขหน่วยงาน: '80050004', เบอร์โทรศัพท์ของผู้แทนหน่วยงาน: '0815500004' },
    missing: { body: { rc_code: '1', messages: ODD }, words: CANNOT_CONNECT_EN },
  },
  membergroupRegisterCreate: {
    ...choice,
    at: '/membergroup/register',
    heading: 'ลงทะเบียนหน่วยงาน',
    prepare: async (page, world) => {
      await proveNewAgency(page);
      await choose(page, () => world.code('80050004'));
    },
  },
  membergroupForgetCreate: {
    ...choice,
    at: '/membergroup/forget',
    heading: 'ลืมรหัสผ่านหน่วยงาน',
    prepare: async (page, world) => {
      await proveKnownAgency(page);
      await choose(page, () => world.code('80010002'));
    },
  },
} as const satisfies Record<string, ActionRow>;
