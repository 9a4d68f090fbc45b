import type { Page } from '@playwright/test';
import { type ActionRow, MEMBER, ODD_RESULT, VISITOR } from './case.ts';
import { signInAgain } from './pages-access.ts';

const pressed = { how: 'pressed', who: VISITOR } as const;
const PASSWORD = 'demo1234';
/** The invitation of a relative, up to its button. */
async function nameRelative(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'ให้ญาติดูข้อมูล' }).click();
  await page.getByLabel('ชื่อที่ท่านเรียกญาติ').fill('ลูกสาว');
  await page.getByLabel('รหัสผ่านของท่าน').fill(PASSWORD);
}

/** A code that the member has made on this device, and signed out. */
async function relativeCode(page: Page): Promise<string> {
  await signInAgain(page);
  await nameRelative(page);
  await page.getByRole('button', { name: 'ออกรหัสเชิญ' }).click();
  const code = await page.getByText(/^\d{4} \d{4} \d{4}$/).innerText();
  await page.evaluate(() => localStorage.clear());
  return code;
}

const NOT_WHOLE = 'ระบบตอบกลับไม่ครบถ้วน';

/** A relative's leave to read: given, taken back, used. */
export const relatives = {
  memberRelativeInvite: {
    ...pressed,
    who: MEMBER,
    at: '/member/session',
    heading: 'อุปกรณ์ที่เข้าสู่ระบบ',
    prepare: nameRelative,
    press: (page) => page.getByRole('button', { name: 'ออกรหัสเชิญ' }).click(),
    told: ['place'],
    typed: { ชื่อที่ท่านเรียกญาติ: 'ลูกสาว', รหัสผ่านของท่าน: PASSWORD },
    ...ODD_RESULT,
    done: (page) => page.getByText('บอกรหัสนี้แก่ญาติด้วยตนเอง', { exact: false }),
    busy: 'กำลังออกรหัส',
  },
  memberRelativeEnd: {
    ...pressed,
    ...ODD_RESULT,
    who: MEMBER,
    at: '/member/session',
    heading: 'อุปกรณ์ที่เข้าสู่ระบบ',
    prepare: async (page) => {
      await nameRelative(page);
      await page.getByRole('button', { name: 'ออกรหัสเชิญ' }).click();
      await page.getByRole('button', { name: 'จดรหัสแล้ว' }).click();
    },
    press: async (page) => {
      const dialog = page.getByRole('dialog');
      if (!(await dialog.isVisible())) {
        await page.getByRole('button', { name: 'ยกเลิก ลูกสาว' }).first().click();
      }
      await dialog.getByRole('button', { name: 'ยกเลิกการให้ดู' }).click();
    },
    told: ['toast'],
    typed: {},
    done: (page) => page.getByText('ยกเลิกการให้ดูข้อมูลแล้ว'),
    busy: 'กำลังยกเลิก',
  },
  memberRelativeEnter: {
    ...pressed,
    at: '/member/relative',
    heading: 'ดูข้อมูลในฐานะญาติ',
    prepare: async (page) => {
      const code = await relativeCode(page);
      await page.goto('/member/relative', { waitUntil: 'commit' });
      await page.getByLabel('เลขทะเบียนของสมาชิก').fill('00001');
      await page.getByLabel('รหัสเชิญ 12 หลัก').fill(code);
    },
    press: (page) => page.getByRole('button', { name: 'เปิดดูข้อมูล' }).click(),
    told: ['place'],
    typed: { เลขทะเบียนของสมาชิก: '00001' },
    wrongType: { body: { token: { is: 'x' }, membership_no: '00001' }, words: NOT_WHOLE },
    missing: { body: { membership_no: '00001', member: {} }, words: NOT_WHOLE },
    done: (page) => page.getByText('ท่านกำลังดูข้อมูลของ', { exact: false }),
    busy: 'กำลังเปิด',
  },
} as const satisfies Record<string, ActionRow>;
