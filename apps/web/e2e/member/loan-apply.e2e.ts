import type { Page } from '@playwright/test';
import { expectDialogRead } from '../kit/low-window.ts';
import { cellsOf, goOn, table } from '../kit/member-page.ts';
import { onDay } from '../kit/on-day.ts';
import { printed } from '../kit/pdf.ts';
import { expect, signIn, test } from '../kit/world.ts';

const PAPERS = [/^สลิปเงินเดือน/, /^สำเนาบัตร/, /^หนังสือยินยอมของคู่สมรส/, /^คำสั่งแต่งตั้ง/];
const APPLY = '/member/loan-apply?product=05';
const SLIP = {
  name: 'สลิป.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

async function ask(page: Page): Promise<void> {
  await page.getByLabel('กู้ไปทำอะไร').fill('ทำผลงานวิชาการ');
  await page.getByLabel('จำนวนเงินที่ขอกู้ (บาท)').fill('100000');
  await page.getByLabel(/ผู้ค้ำประกันคนที่.1/).fill('11');
  await page.getByLabel(/ผู้ค้ำประกันคนที่.2/).fill('20');
  for (const paper of PAPERS) await page.getByLabel(paper).setInputFiles(SLIP);
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  const review = page.getByRole('dialog', { name: 'ส่งคำขอกู้นี้หรือไม่' });
  await expect(review).toContainText('(00011)');
  await review.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  await page.getByRole('button', { name: 'ดูสถานะคำขอ' }).click();
  await expect(page.getByText('ท่านมีคำขอกู้ที่ยังไม่เสร็จ')).toBeVisible();
}

test('[ABI-08] a loan is refused by an officer, asked for again, consented to in the guarantors’ own portals, and becomes a contract that is billed', async ({
  page,
  control,
  world,
}) => {
  const life = { page, control, world };
  await signIn(page, '1', APPLY);
  await ask(page);
  const { loans } = await control.officer.loans.query({ world, member: '1' });
  await control.officer.decideLoan.mutate({
    world,
    member: '1',
    no: loans[0]?.no ?? '',
    action: 'refuse',
    reason: 'สลิปเงินเดือนอ่านไม่ออก',
  });
  await page.goto(APPLY);
  await expect(page.getByText('สลิปเงินเดือนอ่านไม่ออก')).toBeVisible();
  await expect(page.getByText('ไม่อนุมัติ', { exact: true }).first()).toBeVisible();
  await ask(page);
  await expect(page.getByRole('button', { name: 'พิมพ์คำขอกู้' })).toBeVisible();
  const paper = (await printed(page)).pages.join(' ');
  expect(paper).toContain('100,000.00');
  // A reason that takes two lines.
  expect(paper.replaceAll(' ', '')).toContain('สลิปเงินเดือนอ่านไม่ออก');
  expect(paper).not.toContain('ท่านมีคำขอกู้ที่ยังไม่เสร็จ');

  for (const no of ['11', '20']) {
    await onDay(life, '2026-11-21', no, '/member/status');
    await expect(page.getByText('มีคำขอค้ำประกัน 1 รายการ')).toBeVisible();
    await page.getByRole('button', { name: /^การแจ้งเตือน/ }).click();
    const bell = page.getByRole('dialog', { name: 'การแจ้งเตือน' });
    await bell
      .getByRole('link', { name: /ขอให้ท่านค้ำประกัน/ })
      .first()
      .click();
    await expect(page.getByText(/ท่านอาจต้องชำระแทนเดือนละ/).first()).toBeVisible();
    await page.getByRole('button', { name: 'ยินยอมค้ำประกัน' }).click();
    await expectDialogRead(page, page.getByRole('dialog', { name: /^ยินยอมค้ำประกันให้/ }));
    await page.getByRole('button', { name: 'ยืนยันยินยอม' }).click();
    await expect(page.getByText('ท่านยินยอมแล้ว')).toBeVisible();
  }

  // Paid out on the 27th; December is the first month that collects it.
  await onDay(life, '2026-12-16', '1', '/member/loan-apply');
  const contract = page.getByRole('link', { name: /^วฐ\.2569/ });
  const no = (await contract.textContent()) ?? '';
  await contract.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(no);
  await goOn(page, '/member/loan');
  await expect(table(page, 'สรุปสัญญาเงินกู้')).toContainText(no);
  await goOn(page, '/member/kep');
  const lines = await cellsOf(table(page, 'รายการที่เรียกเก็บเดือนธันวาคม 2569'));
  expect(lines.flat().some((cell) => cell.includes(no))).toBe(true);
  await onDay(life, '2026-12-16', '11', '/member/coll');
  await expect(table(page, 'สรุปสัญญาที่ท่านค้ำประกัน')).toContainText(no);
});
