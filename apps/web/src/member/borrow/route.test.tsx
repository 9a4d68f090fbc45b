import '../../testing/dialogs.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noteEnd } from '../../testing/end-notice.ts';
import { definition, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Borrow } from './route.tsx';

const path = '/member/borrow';

test('[ABI-02] the salary less the bill stands against the 30 % rule, and what still fits', async () => {
  await openScreen(Borrow, { member: '00001', at: path });
  expect(await screen.findByText('ผ่านเกณฑ์เงินเดือนคงเหลือ 30 %')).toBeDefined();
  // 46,760.00 less the bill of 16,277.96; 70 % of it are 32,732.00.
  expect(definition('รวมหัก')).toBe('16,277.96');
  expect(screen.getByText('30,482.04', { selector: 'section *' })).toBeDefined();
  expect(definition('ผ่อนเพิ่มได้อีกไม่เกินเดือนละ')).toBe('16,454.04 บาท');
});

test('[ABI-02] how much of each loan stands before the fields, and follows what is typed in them', async () => {
  const { user } = await openScreen(Borrow, { member: '00001', at: path });
  const answer = await screen.findByRole('heading', { name: 'วันนี้ท่านกู้ได้ไม่เกิน' });
  const others = await screen.findByLabelText(/^รายการหักอื่นต่อเดือน/);
  expect(answer.compareDocumentPosition(others)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(definition('เงินกู้เพื่อเหตุฉุกเฉิน')).toBe('93,000.00 บาท');
  expect(definition('เงินกู้สามัญ')).toBe('ยังกู้ไม่ได้');
  await user.type(others, '14000');
  expect(definition('เงินกู้เพื่อเหตุฉุกเฉิน')).toBe('58,000.00 บาท');
});

test('[ABI-02] a new instalment that is too high says how much is missing', async () => {
  const { user } = await openScreen(Borrow, { member: '00001', at: path });
  await user.type(await screen.findByLabelText('งวดเงินกู้ใหม่ต่อเดือน (บาท)'), '16,454.05');
  expect(screen.getByText('ยังไม่ผ่านเกณฑ์เงินเดือนคงเหลือ 30 %')).toBeDefined();
  expect(textOf(screen.getAllByText(/ขาดอีก/)[0])).toContain('ขาดอีก 0.01 บาท');
  // Heard, too: what is left, and what it does to the limits below.
  const statusOf = (words: RegExp) => screen.findByText(words, { selector: '[role=status]' });
  await statusOf(/^เงินเดือนคงเหลือ 14,027.99 บาท .* ยังไม่ผ่านเกณฑ์เงินเดือนคงเหลือ 30 %$/);
  await user.clear(screen.getByLabelText('งวดเงินกู้ใหม่ต่อเดือน (บาท)'));
  await user.type(screen.getByLabelText('งวดเงินกู้ใหม่ต่อเดือน (บาท)'), '2000');
  const limits = await statusOf(/^กู้ได้ไม่เกิน /);
  expect(limits.textContent).toContain('เงินกู้เพื่อเหตุฉุกเฉิน 23,000.00\u00a0บาท');
});

test('[ABI-02] a pensioner is told whom to ask, and reads no word of a salary', async () => {
  await openScreen(Borrow, { member: '00010', at: path });
  expect(await screen.findByText('สหกรณ์ไม่มีตัวเลขรายได้ต่อเดือนของท่าน')).toBeDefined();
  await screen.findByRole('heading', { name: 'เงินกู้สามัญ' });
  expect(document.body.textContent).toContain('ตามบำนาญคงเหลือ');
  expect(document.body.textContent).not.toContain('เงินเดือน');
});

test('[ABI-02][ABI-14] each product says how much, and which condition stands in the way and by how much', async () => {
  await openScreen(Borrow, { member: '00001', at: path });
  const card = async (name: string) => {
    const title = await screen.findByRole('heading', { name });
    return title.closest('section, article, [class*=card]') ?? title.parentElement;
  };
  expect((await card('เงินกู้เพื่อเหตุฉุกเฉิน'))?.textContent).toContain('93,000.00');
  const calculator = (name: string) =>
    screen.getByRole('link', { name: `คำนวณเงินงวด ${name}` }).getAttribute('href');
  expect(calculator('เงินกู้เพื่อเหตุฉุกเฉิน')).toBe('/loancal?product=01&amount=93%2C000');
  expect(calculator('เงินกู้สามัญ')).toBe('/loancal?product=02&amount=');
  const ordinary = await card('เงินกู้สามัญ');
  expect(ordinary?.textContent).toContain('ยังขาด 1\u00a0เงื่อนไข');
  expect(ordinary?.textContent).toContain(
    'ผ่อนสัญญาเดิมแล้ว 9\u00a0งวด ต้องครบ 12\u00a0งวด ขาดอีก\u00a03\u00a0งวด ครบเดือน ม.ค.\u00a02570',
  );
  expect((await card('เงินกู้สามัญวิทยฐานะ'))?.textContent).toContain(
    '2\u00a0คน แต่ละคนต้องมีวงเงินค้ำประกันเหลือ 110,000.00',
  );
});

test('[LED-15] who leaves borrows no more, and reads why at each product', async () => {
  await openScreen(Borrow, {
    member: '00001',
    at: path,
    before: (world) => noteEnd(world, '00001', 'ลาออก'),
  });
  expect((await screen.findAllByText('สมาชิกภาพ')).length).toBeGreaterThan(1);
  expect(screen.getAllByText('ต้องเป็น ปกติ').length).toBeGreaterThan(1);
  expect(screen.queryByText('กู้ได้')).toBeNull();
});

test('[ABI-11] the cards see what is typed: other deductions and a wished instalment lower every right', async () => {
  const { user } = await openScreen(Borrow, { member: '00001', at: path });
  const card = async (name: string) =>
    (await screen.findByRole('heading', { name })).closest('section');
  const emergency = () => card('เงินกู้เพื่อเหตุฉุกเฉิน');
  expect((await emergency())?.textContent).toContain('กู้ได้ไม่เกิน93,000.00');
  const others = await screen.findByLabelText(/^รายการหักอื่นต่อเดือน/);
  await user.type(others, '14000');
  // 16,454.04 less 14,000, and the 2,570 of the contract that it closes: 5,024.04 a month.
  expect((await emergency())?.textContent).toContain('กู้ได้ไม่เกิน58,000.00');
  await user.clear(others);
  await user.type(others, '18500');
  expect((await emergency())?.textContent).toContain('กู้ได้ไม่เกิน0.00');
  expect((await emergency())?.textContent).toContain('ตามเงินเดือนคงเหลือ 30\u00a0% 0.00');
  await user.clear(others);
  await user.type(screen.getByLabelText('งวดเงินกู้ใหม่ต่อเดือน (บาท)'), '2570');
  expect((await emergency())?.textContent).toContain('กู้ได้ไม่เกิน30,000.00');
});

test.each([
  ['who joined this month', '00002', 'อายุสมาชิก'],
  ['who is in arrears', '00003', 'งวดค้างชำระ'],
] as const)('[ABI-11] %s reads what is missing', async (_, member, missing) => {
  await openScreen(Borrow, { member, at: path });
  const heading = await screen.findByRole('heading', { name: 'เงินกู้สามัญ' });
  const card = heading.closest('section');
  expect(card?.textContent).toContain(missing);
  expect(card?.textContent).toMatch(/ยังขาด \d/);
  expect(screen.queryByRole('link', { name: 'ขอกู้ เงินกู้สามัญ' })).toBeNull();
});

test('[ABI-14] a pensioner reads plainly that no month is to come in which the right is met', async () => {
  await openScreen(Borrow, { member: '00010', at: path });
  const heading = await screen.findByRole('heading', { name: 'เงินกู้สามัญ' });
  const card = textOf(heading.closest('section'));
  expect(card).toContain('กู้ประเภทนี้ไม่ได้แล้ว');
  expect(card).toContain('ต้องเป็น สามัญ ไม่มีเดือนที่จะครบ');
  expect(definition('เงินกู้สามัญ')).toBe('กู้ประเภทนี้ไม่ได้แล้ว');
  expect(screen.queryByText(/^ยังขาด/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'ขอกู้ เงินกู้สามัญ' })).toBeNull();
});

test('[ABI-13] each limit by the income or the shares says where it comes from', async () => {
  const { user } = await openScreen(Borrow, { member: '00001', at: path });
  const sentence = async (title: string) => {
    const [sum] = await screen.findAllByTitle(title);
    if (!sum) throw new Error(`nothing to press: ${title}`);
    await user.click(sum);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const words = textOf(dialog.getAllByText(/ = /)[0]);
    await user.click(dialog.getByRole('button', { name: 'ปิด' }));
    return words;
  };
  expect(await sentence('ที่มาของวงเงินตามทุนเรือนหุ้น')).toBe('480,200.00 × 90.00 % = 432,180.00 บาท');
  expect(await sentence('ที่มาของวงเงินตามเงินเดือน')).toMatch(/^[\d,.]+ × \d+ = [\d,.]+ บาท$/);
  expect(await sentence('ที่มาของผ่อนเพิ่มได้อีกไม่เกินเดือนละ')).toMatch(/ × 70\.00 % − [\d,.]+ = /);
  expect(await sentence('ที่มาของงวดแรกที่ผ่อนได้')).toMatch(/ × 70\.00 % − [\d,.]+ = /);
});
