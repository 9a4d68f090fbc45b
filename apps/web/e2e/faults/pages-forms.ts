import type { Page } from '@playwright/test';
import { type ActionRow, AGENCY, CANNOT_CONNECT, MEMBER, ODD, ODD_RESULT } from './case.ts';

const member = { how: 'pressed', who: MEMBER, ...ODD_RESULT } as const;
const agency = { how: 'pressed', who: AGENCY, ...ODD_RESULT } as const;
const FRESH = 'ข้าวต้มปลาร้อนๆ9ชาม';
const WELFARE = 'รักษาพยาบาล (นอนโรงพยาบาล)';

/** A blue square of 64 × 64. */
export const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAn0lEQVRoge2SQQkAQRDD6qmezlPcroh7hIFCBKSh6cdpoht0A9ArdhfiLtENugHoFbsLcZfoBt0A9IrdhbhLdINuAHrF7kLcJbpBNwC9Ynch7hLdoBuAXrG7EHeJbtANQK/YXYi7RDfoBqBX7C7EXaIbdAPQK3YX4i7RDboB6BW7C3GX6AbdAPSK3YW4S3SDbgB6xe5C3CW6QTcAveIfHtpIIR6K7EbZAAAAAElFTkSuQmCC';

export const file = (name: string, mimeType: string, content: Buffer) => ({
  name,
  mimeType,
  buffer: content,
});
const PDF = file('ใบรับรองแพทย์.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));

async function fillPasswords(page: Page): Promise<void> {
  await page.getByLabel('รหัสผ่านเดิม').fill('demo1234');
  await page.getByLabel('รหัสผ่านใหม่', { exact: true }).fill(FRESH);
  await page.getByLabel('พิมพ์รหัสผ่านใหม่อีกครั้ง').fill(FRESH);
}
const passwords = {
  heading: 'เปลี่ยนรหัสผ่าน',
  prepare: fillPasswords,
  press: (page: Page) =>
    page.getByRole('main').getByRole('button', { name: 'เปลี่ยนรหัสผ่าน' }).click(),
  told: ['toast'],
  typed: { รหัสผ่านเดิม: 'demo1234', รหัสผ่านใหม่: FRESH, พิมพ์รหัสผ่านใหม่อีกครั้ง: FRESH },
  done: (page: Page) => page.getByText('Successเปลี่ยนรหัสผ่านแล้ว'),
  busy: 'กำลังบันทึก',
} as const;

async function fillHospital(page: Page): Promise<void> {
  await page.getByLabel('ประเภทสวัสดิการ').selectOption({ label: WELFARE });
  await page.getByLabel('วัน', { exact: true }).fill('10');
  await page.getByLabel('เดือน', { exact: true }).selectOption({ label: 'พฤศจิกายน' });
  await page.getByLabel('ปี พ.ศ.').fill('2569');
  await page.getByLabel('จำนวนคืน').fill('4');
  await page.getByLabel('รายละเอียดเพิ่มเติม (ถ้ามี)').fill('ไข้เลือดออก');
  await page.getByLabel(/เอกสารแนบ/).setInputFiles(PDF);
}
async function fillShares(page: Page): Promise<void> {
  await page.getByLabel('ต้องการทำอะไร').selectOption({ label: 'ซื้อหุ้นเพิ่ม' });
  await page.getByLabel('จำนวนเงิน (บาท)').fill('1000');
}

/** Presses in a dialog, which a refusal may have closed. */
export async function pressIn(page: Page, opener: string | RegExp, button: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (!(await dialog.isVisible())) await page.getByRole('button', { name: opener }).first().click();
  await dialog.getByRole('button', { name: button, exact: true }).click();
}
const sendHospital = (page: Page) => pressIn(page, 'ตรวจทานคำขอ', 'ส่งคำขอ');
const sendShares = (page: Page) => pressIn(page, 'ตรวจทานคำขอ', 'ยืนยันส่งคำขอ');

/** A request that waits, so that it can be taken back; there already after signing in again. */
async function haveRequest(page: Page, cancel: RegExp, ask: () => Promise<void>): Promise<void> {
  await page.getByRole('main').locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  if ((await page.getByRole('button', { name: cancel }).count()) === 0) await ask();
  await page.getByRole('button', { name: cancel }).waitFor();
}

/** What a member sends. */
export const memberForms = {
  memberPasswordUpdate: {
    ...member,
    ...passwords,
    at: '/member/password',
  },
  memberTermsAccept: {
    ...member,
    who: { as: 'member', no: '00008' },
    at: '/member/welcome',
    press: (page) => page.getByRole('button', { name: 'ยอมรับและเข้าใช้งาน' }).click(),
    told: ['place'],
    typed: {},
    done: (page) => page.getByRole('heading', { level: 1, name: 'ภาพรวมของท่าน' }),
    busy: 'กำลังบันทึก',
  },
  memberUploadCreate: {
    ...member,
    at: '/member/status',
    heading: 'ภาพรวมของท่าน',
    prepare: async (page) => {
      await page.getByText('ข้อมูลส่วนตัวและสังกัดของท่าน').click();
      await page.getByRole('button', { name: 'เพิ่มรูป' }).click();
      const picture = file('ฉัน.png', 'image/png', Buffer.from(PICTURE, 'base64'));
      await page.getByLabel(/เลือกรูปหรือถ่ายรูป/).setInputFiles(picture);
      await page.getByRole('group', { name: /กรอบรูป/ }).waitFor();
    },
    press: (page) => page.getByRole('button', { name: 'บันทึกรูป' }).click(),
    told: ['place'],
    typed: {},
    done: (page) => page.getByRole('img', { name: 'รูปของ สมชาย ใจงาม' }),
    busy: 'กำลังบันทึกรูป',
  },
  memberConfirmCreate: {
    ...member,
    who: { as: 'member', no: '00005' },
    at: '/member/confirmData',
    heading: 'หนังสือยืนยันยอด',
    prepare: (page) => page.getByRole('button', { name: 'ทุกรายการถูกต้อง' }).click(),
    press: (page) => pressIn(page, 'ตรวจทานและส่งคำตอบ', 'ส่งคำตอบ'),
    told: ['place'],
    wrongType: { ...ODD_RESULT.wrongType, told: ['toast'] },
    missing: { ...ODD_RESULT.missing, told: ['toast'] },
    typed: {},
    done: (page) => page.getByText('ส่งคำตอบเรียบร้อยแล้ว'),
    busy: 'กำลังส่งคำตอบ',
  },
  memberWelfareCreate: {
    ...member,
    at: '/member/welfare?tab=4',
    heading: 'สวัสดิการ',
    prepare: fillHospital,
    press: sendHospital,
    told: ['place'],
    typed: { จำนวนคืน: '4', 'รายละเอียดเพิ่มเติม (ถ้ามี)': 'ไข้เลือดออก', 'ปี พ.ศ.': '2569' },
    done: (page) => page.getByRole('heading', { name: 'ส่งคำขอสวัสดิการแล้ว' }),
    busy: 'กำลังส่งคำขอ',
  },
  memberWelfareCancel: {
    ...member,
    at: '/member/welfare?tab=2',
    heading: 'สวัสดิการ',
    prepare: (page) =>
      haveRequest(page, /^ยกเลิกคำขอ W/, async () => {
        await page.getByRole('tab', { name: 'ยื่นคำขอ' }).click();
        await fillHospital(page);
        await sendHospital(page);
      }),
    press: (page) => pressIn(page, /^ยกเลิกคำขอ W/, 'ยืนยันยกเลิก'),
    told: ['toast'],
    typed: {},
    done: (page) => page.getByText('ยกเลิกคำขอ W2569-00001-21 แล้ว'),
    busy: 'กำลังยกเลิก',
  },
  memberRequestpromoneyCreate: {
    ...member,
    at: '/member/requestpromoney',
    heading: 'คำขอทำรายการเงิน',
    prepare: fillShares,
    press: sendShares,
    told: ['toast'],
    wrongType: { ...ODD_RESULT.wrongType, told: ['place'] },
    missing: { ...ODD_RESULT.missing, told: ['place'] },
    typed: { 'จำนวนเงิน (บาท)': '1000' },
    done: (page) => page.getByRole('heading', { level: 3, name: /^ซื้อหุ้นเพิ่ม R/ }),
    busy: 'กำลังส่ง',
  },
  memberRequestpromoneyCancel: {
    ...member,
    at: '/member/requestpromoney',
    heading: 'คำขอทำรายการเงิน',
    prepare: (page) =>
      haveRequest(page, /^ยกเลิกคำขอ R/, async () => {
        await fillShares(page);
        await sendShares(page);
      }),
    press: (page) => pressIn(page, /^ยกเลิกคำขอ R/, 'ยกเลิกคำขอ'),
    told: ['toast'],
    typed: {},
    done: (page) => page.getByText('ยกเลิกคำขอแล้ว'),
    busy: 'กำลังยกเลิก',
  },
} as const satisfies Record<string, ActionRow>;

/** What an agency sends. */
export const groupForms = {
  membergroupPasswordUpdate: {
    ...agency,
    ...passwords,
    at: '/membergroup/password',
  },
  membergroupDeductResultCheck: {
    ...agency,
    at: '/membergroup/deduct_result',
    heading: 'บันทึกผลการหักเงิน',
    prepare: (page) => {
      const sheet = Buffer.from('\uFEFFเลขที่สมาชิก,หักได้จริง,เหตุผล\r\n00013,ครบ,');
      return page.getByLabel('ไฟล์ผลการหักเงิน').setInputFiles(file('ผล.csv', 'text/csv', sheet));
    },
    press: (page) => page.getByRole('button', { name: 'ตรวจไฟล์' }).click(),
    told: ['toast', 'place'],
    place: (page, words) => page.getByRole('main').getByText(words),
    wrongType: { body: { rc_code: {}, rc_des: ODD, rows_read: 'x' }, words: ODD, told: ['place'] },
    missing: { body: {}, words: CANNOT_CONNECT, told: ['place'] },
    typed: {},
    done: (page) => page.getByText(/ไฟล์ไม่ตรงกับงบหน้าเรียกเก็บ \d+ แห่ง/),
    busy: 'กำลังตรวจไฟล์',
  },
  membergroupDeductResultCreate: {
    ...agency,
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
  membergroupTransferCreate: {
    ...agency,
    at: '/membergroup/deduct_result',
    heading: 'บันทึกผลการหักเงิน',
    prepare: async (page) => {
      await page.getByLabel('เลขอ้างอิงการโอน').fill('KTB 118822');
    },
    press: (page) => page.getByRole('button', { name: 'แจ้งโอนเงิน' }).click(),
    told: ['toast', 'place'],
    wrongType: { ...ODD_RESULT.wrongType, told: ['place'] },
    missing: { ...ODD_RESULT.missing, told: ['place'] },
    typed: { เลขอ้างอิงการโอน: 'KTB 118822' },
    done: (page) => page.getByText('บันทึกการโอนเงินแล้ว'),
    busy: 'กำลังส่ง',
  },
} as const satisfies Record<string, ActionRow>;
