import type { Page } from '@playwright/test';
import { type ActionRow, MEMBER, ODD_RESULT } from './case.ts';
import { file, PICTURE, pressIn } from './pages-forms.ts';

const SLIP = file('สลิป.png', 'image/png', Buffer.from(PICTURE, 'base64'));

async function fillLoan(page: Page, papers = [/^สลิปเงินเดือน/, /^สำเนาบัตร/]): Promise<void> {
  await page.getByLabel('กู้ไปทำอะไร').fill('ซ่อมบ้าน');
  await page.getByLabel('จำนวนเงินที่ขอกู้ (บาท)').fill('50000');
  for (const paper of papers) await page.getByLabel(paper).setInputFiles(SLIP);
}

async function fillGuaranteed(page: Page): Promise<void> {
  await fillLoan(page, [/^สลิปเงินเดือน/, /^สำเนาบัตร/, /^หนังสือยินยอมของคู่สมรส/, /^คำสั่งแต่งตั้ง/]);
  await page.getByLabel(/ผู้ค้ำประกันคนที่.1/).fill('11');
  await page.getByLabel(/ผู้ค้ำประกันคนที่.2/).fill('20');
}

const sendLoan = (page: Page) => pressIn(page, 'ตรวจทานคำขอ', 'ยืนยันส่งคำขอ');
const member = { how: 'pressed', who: MEMBER, heading: 'ขอกู้เงิน', ...ODD_RESULT } as const;
const typed = { กู้ไปทำอะไร: 'ซ่อมบ้าน', 'จำนวนเงินที่ขอกู้ (บาท)': '50000' } as const;

/** Asking for a loan. */
export const loanForms = {
  memberGuarantorCheck: {
    ...member,
    at: '/member/loan-apply?product=05',
    prepare: fillGuaranteed,
    press: (page) => page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click(),
    told: ['place'],
    typed,
    done: (page) => page.getByRole('dialog', { name: 'ส่งคำขอกู้นี้หรือไม่' }),
    busy: 'กำลังตรวจสอบผู้ค้ำประกัน',
  },
  memberLoanApplyCreate: {
    ...member,
    at: '/member/loan-apply?product=03',
    prepare: (page) => fillLoan(page),
    press: sendLoan,
    told: ['place'],
    typed,
    done: (page) => page.getByRole('heading', { level: 3, name: /^เงินกู้สามัญหุ้นค้ำประกัน L/ }),
    busy: 'กำลังส่ง',
  },
} as const satisfies Record<string, ActionRow>;
