import type { Page } from '@playwright/test';
import { attachAll, expectContract, type Said, saidIn, satangIn } from '../kit/borrowing.ts';
import { type Life, onDay } from '../kit/later.ts';
import { cellsOf, goOn, table } from '../kit/member-page.ts';
import { printed, savedPdf } from '../kit/pdf.ts';
import { expect, signIn, test } from '../kit/world.ts';

// One path from the question to the loan: what can I borrow, how much of it, once more before it is sent, the sheet,
// the list, the papers, the guarantor's question, the contract. Every figure is the same to the satang.

const OTHERS = /^รายการหักอื่นต่อเดือน/;
const outcomeOf = (page: Page) => page.getByRole('region', { name: 'หากกู้ตามนี้' });

/** Of what one reads, only what the loan comes to: the same terms on every page. */
function loanOf(said: Said, like: Said): Said {
  return Object.fromEntries(Object.keys(like).map((term) => [term, said[term] ?? 'nothing']));
}

/** Names other deductions where one asks what one can borrow, and goes on from the product's card. */
async function askFrom(page: Page, no: string, product: string): Promise<void> {
  await signIn(page, no, '/member/borrow');
  const card = page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 3, name: product, exact: true }) })
    .last();
  const right = () => card.getByText('กู้ได้ไม่เกิน').locator('xpath=following-sibling::*[1]');
  const before = satangIn((await right().textContent()) ?? '');
  await page.getByLabel(OTHERS).fill('14,000');
  await expect.poll(async () => satangIn((await right().textContent()) ?? '')).toBeLessThan(before);
  await page.getByLabel(OTHERS).fill('1,500');
  const said = await saidIn(card);
  expect(satangIn(said.ได้รับเงินสุทธิ)).toBeGreaterThan(0);
  await card.getByRole('link', { name: `ขอกู้ ${product}` }).click();
}

/** Every figure stands on the paper. */
function expectOnPaper(words: string, said: Said): void {
  const amounts = Object.values(said).flatMap((value) => value.match(/\d[\d,]*\.\d{2}/g) ?? []);
  expect(amounts.length).toBeGreaterThan(5);
  for (const amount of amounts) expect(words).toContain(amount);
}

interface Asked {
  readonly product: string;
  readonly amount: string;
  readonly guarantors: readonly string[];
  readonly term: string;
}

/** Fills the form in; returns what it says of the loan. */
async function fillIn(page: Page, { product, amount, guarantors, term }: Asked): Promise<Said> {
  await expect(page.getByLabel('ประเภทเงินกู้')).toHaveValue(/\d\d/);
  await expect(page.getByLabel('ประเภทเงินกู้').locator('option:checked')).toHaveText(product);
  await expect(page.getByLabel(OTHERS)).toHaveValue('1,500');
  await page.getByLabel('ผ่อนกี่งวด').selectOption(term);
  await page.getByLabel('เลื่อนเลือกวงเงิน').press('End');
  const most = await page.getByLabel('จำนวนเงินที่ขอกู้ (บาท)').inputValue();
  await page.getByLabel('จำนวนเงินที่ขอกู้ (บาท)').fill(amount);
  expect(satangIn(`${most}.00`)).toBeGreaterThan(satangIn(amount));
  const said = await saidIn(outcomeOf(page));
  expect(said.เงินเดือนคงเหลือหลังกู้).toContain('ผ่านเกณฑ์ 30 %');
  await page.getByLabel('กู้ไปทำอะไร').fill('ซ่อมบ้าน');
  for (const [i, no] of guarantors.entries()) {
    await page.getByLabel(new RegExp(`ผู้ค้ำประกันคนที่.${i + 1}`)).fill(no);
  }
  await attachAll(page);
  await page.getByRole('button', { name: 'ตรวจทานคำขอ' }).click();
  return said;
}

/** Reviews and sends what is asked for; sheet, list and papers say what the form said, which is returned without guarantors. */
async function sendAll(page: Page, form: Said): Promise<Said> {
  const isOfLoan = ([term]: readonly [string, string]) => !term.startsWith('ผู้ค้ำประกัน');
  const loan: Said = Object.fromEntries(Object.entries(form).filter(isOfLoan));
  const dialog = page.getByRole('dialog', { name: 'ส่งคำขอกู้นี้หรือไม่' });
  expect(loanOf(await saidIn(dialog), loan)).toEqual(loan);
  await dialog.getByRole('button', { name: 'ยืนยันส่งคำขอ' }).click();
  const sheet = page.getByRole('region', { name: 'ส่งคำขอกู้แล้ว' });
  await expect(sheet.getByRole('heading', { name: 'ส่งคำขอกู้แล้ว' })).toBeFocused();
  expect(loanOf(await saidIn(sheet), loan)).toEqual(loan);
  const { pages } = await printed(page);
  expect(pages).toHaveLength(1);
  expectOnPaper(pages.join(' '), form);
  await sheet.getByRole('button', { name: 'ดูสถานะคำขอ' }).click();
  await expect(page.getByRole('heading', { name: 'คำขอกู้ของท่าน' })).toBeFocused();
  const list = page.getByRole('main').locator('section').filter({ hasText: 'ซ่อมบ้าน' }).last();
  await expect(list).toContainText('เงินเดือนคงเหลือหลังกู้');
  expect(loanOf(await saidIn(list), loan)).toEqual(loan);
  expectOnPaper((await printed(page)).pages.join(' '), form);
  expectOnPaper((await savedPdf(page)).pages.join(' '), form);
  return loan;
}

/** A guarantor reads the borrower's first instalment and the own share of it, and consents. */
async function consent(life: Life, no: string, share: string | undefined, form: Said) {
  const { page } = life;
  await onDay(life, '2026-11-21', no, '/member/coll');
  const ask = page.getByRole('main').locator('section').filter({ hasText: 'ซ่อมบ้าน' }).last();
  const said = await saidIn(ask);
  expect(satangIn(said.งวดแรกของผู้กู้)).toBe(satangIn(form.ค่างวดแรก));
  const mine = satangIn((await ask.getByText(/ท่านอาจต้องชำระแทนเดือนละ/).textContent()) ?? '');
  expect(mine).toBe(satangIn(share?.split('เดือนละ')[1]));
  await page.getByRole('button', { name: 'ยินยอมค้ำประกัน' }).click();
  await page.getByRole('button', { name: 'ยืนยันยินยอม' }).click();
  await expect(page.getByText('ท่านยินยอมแล้ว')).toBeVisible();
}

/** The contract that the request became, with what it says of itself in the list. */
async function paidOut(page: Page, loan: Said): Promise<string> {
  const contract = page.getByRole('main').getByRole('link', { name: /^(สม|พศ)\.2569/ });
  const no = (await contract.textContent()) ?? '';
  const list = page.getByRole('main').locator('section').filter({ hasText: 'ซ่อมบ้าน' }).last();
  const said = await saidIn(list);
  expect(said.จ่ายเงินเมื่อ).toBe(loan.คาดว่าจ่ายเงิน);
  const same = ['หักงวดแรก', 'งวดสุดท้าย', 'ได้รับเงินสุทธิ', 'ดอกเบี้ยตลอดสัญญา', 'รวมชำระตลอดสัญญา'];
  for (const term of same) expect(said[term]).toBe(loan[term]);
  return no;
}

/** December collects the first instalment. */
async function expectBilled(page: Page, no: string, said: Said): Promise<void> {
  await goOn(page, '/member/kep');
  const rows = await cellsOf(table(page, 'รายการที่เรียกเก็บเดือนธันวาคม 2569'));
  const row = rows.find((cells) => cells.some((cell) => cell.includes(no)));
  const first = said.ค่างวดแรก ?? said.ค่างวดต่อเดือน;
  expect(row?.join(' ')).toContain(String(first).replace(' บาท', ''));
}

test('[ABI-11] an ordinary loan with guarantors closes the old one: every page, paper and the guarantors’ question say what the contract becomes', async ({
  page,
  control,
  world,
}) => {
  const life = { page, control, world };
  const product = 'เงินกู้สามัญ';
  await askFrom(page, '11', product);
  const guarantors = ['1', '20'];
  const form = await fillIn(page, { product, amount: '500,000.00', guarantors, term: '120' });
  const loan = await sendAll(page, form);
  for (const [i, no] of guarantors.entries()) {
    await consent(life, no, form[`ผู้ค้ำประกันคนที่ ${i + 1}`], form);
  }
  await onDay(life, '2026-11-21', '11', '/member/loan-apply');
  await expect(page.getByText('ผู้ค้ำประกันยินยอมครบแล้ว รอสหกรณ์ตรวจสอบ').first()).toBeVisible();
  await onDay(life, '2026-12-16', '11', '/member/loan-apply');
  const no = await paidOut(page, loan);
  await expectBilled(page, no, loan);
  const closed = 'สม.2563/49215';
  await expectContract(page, loan, { no, amount: '500,000.00', closed });
});
