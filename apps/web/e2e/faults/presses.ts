import type { Page } from '@playwright/test';
import { PASSWORD } from '../kit/world.ts';
import { type ActionRow, AGENCY, CANNOT_CONNECT, MEMBER, ODD_RESULT, VISITOR } from './case.ts';

/** A blue square of 64 × 64. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAn0lEQVRoge2SQQkAQRDD6qmezlPcroh7hIFCBKSh6cdpoht0A9ArdhfiLtENugHoFbsLcZfoBt0A9IrdhbhLdINuAHrF7kLcJbpBNwC9Ynch7hLdoBuAXrG7EHeJbtANQK/YXYi7RDfoBqBX7C7EXaIbdAPQK3YX4i7RDboB6BW7C3GX6AbdAPSK3YW4S3SDbgB6xe5C3CW6QTcAveIfHtpIIR6K7EbZAAAAAElFTkSuQmCC';

/** Presses in a dialog, which a refusal may have closed. */
async function pressIn(page: Page, opener: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: opener }).first().click();
  await dialog.getByRole('button', { name: button, exact: true }).click();
}

const logon = {
  who: VISITOR,
  at: '/member/logon',
  heading: /เข้าสู่ระบบสมาชิก/,
  prepare: (page: Page) => page.getByLabel('เลขทะเบียนสมาชิก').fill('00001'),
  again: (page: Page) => page.getByLabel('รหัสผ่าน', { exact: true }).fill(PASSWORD),
  press: (page: Page) => page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).click(),
  told: ['place'],
  speaks: 'message',
  typed: { เลขทะเบียนสมาชิก: '00001' },
  done: (page: Page) => page.getByRole('heading', { level: 1, name: 'ภาพรวม' }),
  busy: 'กำลังเข้าสู่ระบบ',
} as const;

/** Signing in, a member's form, what only a browser draws, an agency's record; src/pressed-faults.test.tsx has the others. */
export const presses = {
  memberAuthLogin: {
    ...logon,
    wrongType: { body: { token: { is: 'x' }, membership_no: '00001' }, words: CANNOT_CONNECT },
    missing: { body: { membership_no: '00001', member: {} }, words: CANNOT_CONNECT },
  },
  memberPasswordResetStatusShow: {
    ...logon,
    // Who need not choose a new password is signed in; only a readable 1 asks for one.
    wrongType: { body: { reset_status: { is: 1 } } },
    missing: { body: {} },
  },
  memberUploadCreate: {
    ...ODD_RESULT,
    who: MEMBER,
    at: '/member/status',
    heading: 'ภาพรวม',
    prepare: async (page) => {
      await page.getByText('ข้อมูลส่วนตัวและสังกัดของท่าน').click();
      await page.getByRole('button', { name: 'เพิ่มรูป' }).click();
      const buffer = Buffer.from(PICTURE, 'base64');
      const picture = { name: 'ฉัน.png', mimeType: 'image/png', buffer };
      await page.getByLabel(/เลือกรูปหรือถ่ายรูป/).setInputFiles(picture);
      await page.getByRole('group', { name: /กรอบรูป/ }).waitFor();
    },
    press: (page) => page.getByRole('button', { name: 'บันทึกรูป' }).click(),
    told: ['place'],
    typed: {},
    done: (page) => page.getByRole('img', { name: 'รูปของ สมชาย ใจงาม' }),
    busy: 'กำลังบันทึกรูป',
  },
  memberRequestpromoneyCreate: {
    ...ODD_RESULT,
    who: MEMBER,
    at: '/member/requestpromoney',
    heading: 'คำขอทำรายการเงิน',
    prepare: async (page) => {
      await page.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ซื้อหุ้นเพิ่ม' });
      await page.getByLabel('จำนวนเงิน (บาท)').fill('1000');
    },
    press: (page) => pressIn(page, 'ตรวจทานคำขอ', 'ยืนยันส่งคำขอ'),
    // In the question itself: the page with its toasts is inert behind it.
    told: ['place'],
    typed: { 'จำนวนเงิน (บาท)': '1000' },
    done: (page) => page.getByRole('heading', { level: 3, name: /^ซื้อหุ้นเพิ่ม R/ }),
    busy: 'กำลังส่ง',
  },
  membergroupDeductResultCreate: {
    ...ODD_RESULT,
    who: AGENCY,
    at: '/membergroup/deduct_result',
    heading: 'บันทึกผลการหักเงิน',
    prepare: async (page) => {
      // Kept over a session that ended in the middle.
      const paid = page.getByLabel('หักได้จริง (บาท)');
      await page.getByRole('button', { name: 'บันทึกผล' }).waitFor();
      if ((await paid.count()) === 0) {
        await page.getByLabel('เพิ่มคนที่หักไม่ครบ').fill('1');
        await page.getByRole('button', { name: 'เพิ่ม', exact: true }).click();
      }
      await paid.fill('10000');
      await page.getByLabel('เหตุผล').selectOption('เงินไม่พอ');
    },
    press: (page) => pressIn(page, 'บันทึกผล', 'ยืนยันบันทึก'),
    told: ['toast'],
    typed: { 'หักได้จริง (บาท)': '10000', เหตุผล: 'เงินไม่พอ' },
    done: (page) => page.getByText('บันทึกผลการหักเงินแล้ว'),
    busy: 'กำลังบันทึก',
  },
} as const satisfies Record<string, ActionRow>;
