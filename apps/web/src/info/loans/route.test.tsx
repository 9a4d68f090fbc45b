import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { acrossElements, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Loans } from './route.tsx';

const site = { by_laws: { loans: { products: EXAMPLE_BY_LAWS.loans.products } } };

const open = (search = '', options = { site }) =>
  openScreen(Loans, { at: `/loans${search}`, path: '/loans', ...options });

const product = (name: string) => {
  const heading = screen.getByRole('heading', { level: 2, name });
  const section = heading.closest('section');
  if (!section) throw new Error(name);
  return section;
};

test('[VIS-03] every product stands with rate, cap, salaries, instalments and guarantors', async () => {
  await open();
  const text = product('เงินกู้สามัญ').textContent.replaceAll('\u00a0', ' ');
  for (const sentence of [
    'ร้อยละ 5.50 ต่อปี',
    '3,000,000 บาท',
    '15 เท่า เมื่อเป็นสมาชิกครบ 1 ปี',
    '45 เท่า เมื่อเป็นสมาชิกครบ 5 ปี',
    '90, 108, 120, 150 งวด',
    'ไม่เกิน 300,000 บาท ใช้ 1 คน',
    'เกินกว่านั้น 4 คน',
  ]) {
    expect(text).toContain(sentence);
  }
  expect(product('เงินกู้เพื่อเหตุฉุกเฉิน').textContent).toContain('ไม่ใช้บุคคลค้ำประกัน');
  expect(screen.queryByText(/^งวด/)).toBeNull();
});

test('[VIS-03] one’s own sum has its instalment under each product, or why it is not lent', async () => {
  const { user, address } = await open();
  await user.type(screen.getByLabelText('อยากกู้กี่บาท'), '200,000');
  await user.click(screen.getByRole('button', { name: 'ดูค่างวด' }));
  expect(address()).toBe('/loans?amount=200%2C000');
  await screen.findAllByText(/^งวดละ/);
  // 200,000 in 120 instalments at 4.75 percent.
  expect(product('เงินกู้สามัญหุ้นค้ำประกัน').textContent).toContain('งวดละ 2,097.00 บาท');
  expect(product('เงินกู้เพื่อเหตุฉุกเฉิน').textContent).toContain('เกินวงเงินสูงสุด 100,000\u00a0บาท');
  const way = within(product('เงินกู้สามัญ')).getByRole('link', { name: 'คำนวณตารางผ่อน' });
  expect(way.getAttribute('href')).toBe('/loancal?product=02&amount=200000.00');
});

test.each(['abc', '0', '9999999999'])(
  '[VIS-03] what is no sum to lend is said at the field: %s',
  async (typed) => {
    await open(`?amount=${typed}`);
    const reason = 'กรอกจำนวนเงินเป็นตัวเลข 1 ถึง 100,000,000 บาท เช่น 500,000';
    expect(screen.getByText(acrossElements(reason))).toBeDefined();
    expect(screen.getByRole('heading', { level: 2, name: 'เงินกู้สามัญ' })).toBeDefined();
  },
);

test('[VIS-03] a cooperative that names no products has none, and not another’s', async () => {
  await open('', { site: {} as typeof site });
  expect(screen.getByText(acrossElements('สหกรณ์ยังไม่ได้เผยแพร่รายละเอียดเงินกู้ในหน้านี้'))).toBeDefined();
  expect(screen.queryByText('เงินกู้สามัญ')).toBeNull();
});

test('[VIS-03] the next pay day is that of the calendar: a Sunday moves it', async () => {
  await openScreen(Loans, {
    at: '/loans',
    site: { ...site, publishes: ['calendar'] },
    before: ({ clock }) => clock.set(Date.parse('2026-12-20T09:00:00+07:00')),
  });
  await expect
    .poll(() => textOf(screen.getByText(/^วันจ่ายเงินกู้ครั้งถัดไป/)))
    .toBe('วันจ่ายเงินกู้ครั้งถัดไป 28 ธันวาคม 2569');
});
