import { examples } from '@coop/contracts/examples/examples';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { definition, satangOf, tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Retirement } from './route.tsx';

const path = '/member/retirement';
const ANSWER = examples.memberRetirementShow.response;

test('a member reads which contract outlives the salary, by how much, and what is owed and deducted then', async () => {
  await openScreen(Retirement, { member: '00001', at: path });
  expect(await screen.findByText('มี 1 สัญญาที่ผ่อนไม่หมดก่อนเกษียณ')).toBeDefined();
  expect(screen.getByText(/^เงินกู้สามัญ .* เลยวันเกษียณ/, { ignore: '[aria-hidden]' }).textContent).toBe(
    'เงินกู้สามัญ สม.2569/64542 ผ่อนถึง ก.ค.\u00a02581 เลยวันเกษียณ 5\u00a0ปี\u00a010\u00a0เดือน',
  );
  expect(definition('วันเกษียณ')).toBe('30 ก.ย. 2575');
  // 939,700 less the 71 instalments of 6,700 up to that day
  expect(definition('หนี้คงเหลือวันเกษียณ')).toBe('464,000.00');
  // The instalment of October 2575 (6,700 + 464,000 × 5.5 % × 31 / 365), the share of a pensioner and 1,260
  expect(definition('หักต่อเดือนหลังเกษียณ')).toBe('10,627.45');
  // 480,200 and 71 months of 1,500
  expect(definition('หุ้นวันเกษียณ')).toBe('586,700.00');
});

test('what to pay beside the instalments follows the month from which it is paid', async () => {
  const { user } = await openScreen(Retirement, { member: '00001', at: path });
  const start = await screen.findByLabelText('เริ่มชำระเพิ่มพร้อมค่างวดเดือน');
  const extra = () =>
    textOf(screen.getByText('ชำระเพิ่มเดือนละ', { selector: 'div > p' }).nextElementSibling);
  // 71 payments are left: 939,700 / 71 = 13,235.22, of which 6,700 is paid anyway
  expect(extra()).toBe('6,536.00 บาท');
  expect(definition('งวดสุดท้าย')).toBe('ก.ย. 2575 (เดิม ก.ค. 2581)');
  expect(definition('หรือปิดครั้งเดียวในวันเกษียณ')).toBe('464,000.00 บาท');
  await user.selectOptions(start, 'พ.ย. 2574');
  // 11 payments left: 464,000 / 11 = 42,181.82
  expect(extra()).toBe('42,182.00 บาท');
});

test('the deduction stands against a pension by either law, or as the member types it', async () => {
  const { user } = await openScreen(Retirement, { member: '00001', at: path });
  const field = await screen.findByLabelText('บำนาญต่อเดือน (บาท)');
  // Thirty-five years count and no more: 70 % of 46,760
  expect(definition('บำนาญต่อเดือน (ประมาณ)')).toBe('32,732.00');
  const left = screen.getByText(/^เหลือรับ/, { selector: 'p > .visually-hidden' });
  expect(textOf(left)).toBe('เหลือรับ 22,104.55 บาท สหกรณ์หัก 32.47 % ของบำนาญ');
  expect(left.childNodes).toHaveLength(1);
  // 35 years and 5 months count 35: the same by the older law
  await user.click(screen.getByLabelText('ไม่เป็นสมาชิก กบข.'));
  expect(definition('บำนาญต่อเดือน (ประมาณ)')).toBe('32,732.00');
  await user.type(field, '๑๐,๐๐๐');
  expect(definition('บำนาญต่อเดือน')).toBe('10,000.00');
  expect(screen.getByText('บำนาญไม่พอให้หัก')).toBeDefined();
  expect(
    textOf(screen.getByText(/^บำนาญไม่พอให้หัก ยังขาด/, { selector: 'p > .visually-hidden' })),
  ).toContain('627.45 บาท');
  await user.type(field, 'x');
  expect(screen.getByText('กรุณาพิมพ์จำนวนเงินเป็นตัวเลข เช่น 28,500')).toBeDefined();
  expect(screen.queryByText(/^เหลือรับ/)).toBeNull();
});

test('[EAR-03] what is left of a typed pension is said once, when it is typed', async () => {
  const { user } = await openScreen(Retirement, { member: '00001', at: path });
  const spoken = new Set<string>();
  const field = await screen.findByLabelText('บำนาญต่อเดือน (บาท)');
  const keep = () => {
    for (const { textContent } of screen.queryAllByRole('status'))
      if (textContent?.includes('ของบำนาญ')) spoken.add(textContent);
  };
  new MutationObserver(keep).observe(document.body, { subtree: true, childList: true });
  await user.type(field, '20000');
  await vi.waitFor(
    () => expect([...spoken]).toEqual(['เหลือรับ 9,372.55\u00a0บาท สหกรณ์หัก 53.14 % ของบำนาญ']),
    30_000,
  );
});

test('the years are a table, each with its dividend', async () => {
  const { user } = await openScreen(Retirement, { member: '00001', at: path });
  await user.click(await screen.findByText('ดูตารางปีต่อปี 27 ปี'));
  const rows = tableRows('ปีต่อปี');
  expect(rows[0]).toBe(
    'ปี | หักต่อเดือนต้นปี (บาท) | เงินกู้ (บาท) | หนี้สิ้นปี (บาท) | หุ้นสิ้นปี (บาท) | ปันผลของปี (บาท)',
  );
  expect(rows[1]).toMatch(/^2569 .*\| 483,200\.00 \| –/);
  // 483,200 at 5.25 % and 1,500 a month for 11 to 0 months
  expect(rows[2]).toMatch(/^2570 .*\| 501,200\.00 \| 25,801\.14$/);
  expect(rows[7]).toMatch(/^2575 เกษียณ/);
  // Up to the year before retiring every year adds twelve monthly shares of 1,500.
  const shares = satangOf(rows.slice(1, 7), 4);
  expect(shares.slice(1).map((share, index) => share - (shares[index] ?? 0))).toEqual(
    Array.from({ length: 5 }, () => 12 * 1_500_00),
  );
  const { name, lines } = await saveCsv(user, screen.getByRole('button', { name: 'ดาวน์โหลด' }));
  expect(name).toBe('แผนการเงินถึงวันเกษียณ ปีต่อปี 00001 ณ 19 พ.ย. 2569.csv');
  // Retiring falls into the year that begins with what is deducted from the salary.
  expect(lines).toContain('2575 เกษียณ,11909.13,9149.13,443900.00,588200.00,30513.02');
});

test('[ABI-05] a pensioner sees the years from today on, without a day of retiring', async () => {
  await openScreen(Retirement, { member: '00010', at: path });
  expect(await screen.findByText('ไม่มีวันเกษียณข้างหน้าในทะเบียนของท่าน')).toBeDefined();
  expect(definition('หุ้นเมื่อสิ้นปีนี้')).toBe('633,600.00');
  expect(definition('หักเดือนถัดไป')).toBe('760.00');
  expect(screen.getByText('พิมพ์บำนาญเพื่อดูว่าเหลือรับเดือนละเท่าใด')).toBeDefined();
  expect(screen.queryByText('ทำอย่างไรให้ไม่มีหนี้ในวันเกษียณ')).toBeNull();
});

test('[ABI-05] a member without loans sees shares and dividends', async () => {
  await openScreen(Retirement, { member: '00002', at: path });
  expect(await screen.findByText('ท่านไม่มีหนี้กับสหกรณ์')).toBeDefined();
  expect(screen.getByText('หุ้น ณ 30 ก.ย. 2604')).toBeDefined();
  expect(screen.queryByText('ทำอย่างไรให้ไม่มีหนี้ในวันเกษียณ')).toBeNull();
});

test.each([
  [
    { payer_after: 'PENSION', payer_agency: 'สำนักงานคลังจังหวัด' },
    'หลังเกษียณ สำนักงานคลังจังหวัด หักจากบำนาญของท่าน',
  ],
  [{ payer_after: 'SELF', payer_agency: '' }, 'หลังเกษียณ ท่านชำระเองทุกเดือน'],
])('[LED-15] who pays after retirement is said beforehand: %o', async (payer, words) => {
  await openScreen(Retirement, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberRetirementShow', body: { ...ANSWER, ...payer } }),
  });
  expect(await screen.findByText(words)).toBeDefined();
});

test('[ABI-05] who is in arrears reads which loan outlives the salary, and that the first month holds what is late', async () => {
  await openScreen(Retirement, { member: '00003', at: path });
  expect(await screen.findByText('มี 1 สัญญาที่ผ่อนไม่หมดก่อนเกษียณ')).toBeDefined();
  expect(definition('หนี้คงเหลือวันเกษียณ')).toContain('508,078.00');
  expect(document.body.textContent).toContain('เดือนแรกรวมงวดที่ค้าง');
});
