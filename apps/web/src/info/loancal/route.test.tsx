import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { definition, satangOf, tableRows, textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Loancal } from './route.tsx';

const path = '/loancal';
const SCHEDULE = 'ตารางผ่อนชำระ';
/** 100,000 baht over 60 months at 5.75 %, paid out on 31 January 2569. */
const EXAMPLE = 'amount=100000&rate=5.75&method=equal_principal&instalments=60&on=2026-01-31';

async function open(query = EXAMPLE, options = {}) {
  const opened = await openScreen(Loancal, { at: `/loancal?${query}`, path, ...options });
  await screen.findByRole('table', { name: SCHEDULE });
  return opened;
}
/** The figure that everybody asks for. */
const each = (label: string) =>
  textOf(screen.getByText(label, { selector: 'p' }).nextElementSibling);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const instalments = () => tableRows(SCHEDULE).filter((row) => /^\d+ \|/.test(row));

test('[PUB-21] the published example of equal principal, with its roundings (kphcoop)', async () => {
  await open(
    'amount=๑๕๐๐๐๐&instalments=๙๐&rate=6.25&method=equal_principal&on=2026-03-31&firstDue=next_month_end&interest=ceil1&principal=ceil100',
  );
  expect(each('งวดแรกจ่าย')).toBe('2,471.00 บาท');
  expect(instalments()[0]).toBe(
    '1 | 30 เม.ย. 2569 | 30 | 1,700.00 | 771.00 | 2,471.00 | 148,300.00',
  );
});

test('[PUB-21] the published example of equal instalments, and the other way round', async () => {
  const { user } = await open(
    'amount=1,000,000&instalments=120&rate=5.75&method=equal_total&on=2026-01-31&firstDue=next_month_end&total=ceil10',
  );
  expect(each('ผ่อนงวดละ')).toBe('10,980.00 บาท');
  expect(definition('ดอกเบี้ยรวม')).toBe('317,017.61');
  expect(definition('งวดสุดท้าย')).toBe('10,397.61 วันที่ 31 ม.ค. 2579');
  expect(tableRows(SCHEDULE).at(-1)).toBe(
    'รวม 120 งวด | 1,000,000.00 | 317,017.61 | 1,317,017.61 | ',
  );
  await user.click(screen.getByRole('radio', { name: 'เงินต่องวด' }));
  expect(field('จ่ายงวดละ (บาท)').value).toBe('10,980');
  await user.clear(field('จ่ายงวดละ (บาท)'));
  await user.paste('20000');
  await waitFor(() => expect(definition('จำนวนงวด')).toBe('58 งวด'));
});

test('[PUB-21] where no product is named, the rate is that of the announcement, which is linked', async () => {
  await open();
  const link = screen.getByRole('link', { name: 'อัตราที่สหกรณ์ประกาศ' });
  expect(link.getAttribute('href')).toBe('/rates');
  cleanup();
  await open(EXAMPLE, {
    site: { by_laws: { loans: { products: EXAMPLE_BY_LAWS.loans.products } } },
  });
  expect(screen.queryByRole('link', { name: 'อัตราที่สหกรณ์ประกาศ' })).toBeNull();
});

test('[PUB-21] closing early takes what is left and the interest of the days since', async () => {
  await open(`${EXAMPLE}&closeOn=2027-02-15`);
  expect(each('งวดแรกจ่าย')).toBe('2,141.10 บาท');
  screen.getByRole('heading', { name: 'ปิดบัญชี 15 ก.พ. 2570' });
  expect(definition('ยอดชำระปิดบัญชี')).toBe('79,788.10 บาท');
  expect(definition('เงินต้นคงเหลือ')).toBe('79,600.00');
  expect(definition('ดอกเบี้ย 15 วัน')).toBe('188.10');
});

test('[PUB-21] two plans stand side by side, and one of them is left again', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'เทียบกับอีกแผน' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'แผนที่ 2' }).checked).toBe(true);
  await user.click(screen.getByRole('radio', { name: /^จ่ายเท่ากันทุกเดือน/ }));
  await waitFor(() =>
    expect(tableRows('เทียบสองแผน')).toContain('ดอกเบี้ยรวม | 14,320.55 | 15,205.66 | 885.11'),
  );
  expect(tableRows('เทียบสองแผน')).toContain('จำนวนงวด | 59 | 60 | 1');
  screen.getByText('แผนที่ 1 จ่ายดอกเบี้ยน้อยกว่า 885.11 บาท · แผนที่ 1 ผ่อนหมดเร็วกว่า 1 เดือน');
  await user.click(screen.getByRole('button', { name: 'เลิกเทียบ' }));
  expect(screen.queryByRole('table', { name: 'เทียบสองแผน' })).toBeNull();
});

test('[PUB-21] what a link has that cannot be read is named, and the rest of it holds', async () => {
  await open('amount=250000&rate=ห&instalments=9999&on=2026-02-31');
  screen.getByText('ลิงก์ที่เปิดมีบางค่าที่อ่านไม่ได้');
  screen.getByText(/ใช้ค่าเริ่มต้นแทนในช่อง: .*อัตราดอกเบี้ย/);
  expect(field('วงเงินกู้ (บาท)').value).toBe('250000');
  expect(field('อัตราดอกเบี้ย (% ต่อปี)').value).toBe('ห');
  expect(field('จำนวนงวด (เดือน)').value).toBe('9999');
  expect(field('อัตราดอกเบี้ย (% ต่อปี)').getAttribute('aria-invalid')).toBe('true');
  expect(each('ผ่อนงวดละ')).toContain('บาท');
});

const emergency = {
  code: '01',
  name: 'เงินกู้เพื่อเหตุฉุกเฉิน',
  method: 'equal_total',
  rates: [{ from: '2020-01-01', rate: '5.00' }],
  rounding: { interest: 'half2dp', instalment: 'ceil10' },
  terms: [12],
  cap: '100000.00',
};
const ordinary = {
  code: '02',
  name: 'เงินกู้สามัญ',
  method: 'equal_principal',
  rates: [{ from: '2020-01-01', rate: '5.50' }],
  rounding: { interest: 'ceil1', instalment: 'ceil100' },
  terms: [90, 120],
};

test('[PUB-21] a link with a product that there is not says so', async () => {
  await open('product=99&rate=6', { site: { by_laws: { loans: { products: [ordinary] } } } });
  screen.getByText('ลิงก์ที่เปิดมีบางค่าที่อ่านไม่ได้');
});

test.each([
  ['product=02&amount=220,000', '220,000', '3,260.00 บาท'],
  ['product=02&amount=', '100,000', '1,518.00 บาท'],
])(
  '[PUB-21] a link that names a product opens with its rules: %s',
  async (query, amount, first) => {
    await open(query, { site: { by_laws: { loans: { products: [emergency, ordinary] } } } });
    expect(field('ประเภทเงินกู้').value).toBe('02');
    expect(field('วงเงินกู้ (บาท)').value).toBe(amount);
    expect(field('อัตราดอกเบี้ย (% ต่อปี)').value).toBe('5.50');
    expect(field('จำนวนงวด (เดือน)').value).toBe('120');
    expect(each('งวดแรกจ่าย')).toBe(first);
    expect(screen.queryByText('ลิงก์ที่เปิดมีบางค่าที่อ่านไม่ได้')).toBeNull();
  },
);

test('[PUB-21] a sum above what the product gives says so at once', async () => {
  const { user } = await open('product=01&amount=100000&rate=5.00&instalments=12&on=2026-01-15', {
    site: { by_laws: { loans: { products: [emergency] } } },
  });
  const cap = () => screen.queryByText(/กู้ได้ไม่เกิน/)?.textContent;
  expect(cap()).toBeUndefined();
  await user.clear(field('วงเงินกู้ (บาท)'));
  await user.paste('100001');
  expect(cap()).toBe('เงินกู้เพื่อเหตุฉุกเฉินกู้ได้ไม่เกิน 100,000.00\u00a0บาท');
});

test('[PUB-21] what is wrong is said at its field, not while it is typed, and the last result stands', async () => {
  const { user } = await open();
  const amount = field('วงเงินกู้ (บาท)');
  await user.clear(amount);
  await user.type(amount, 'แสน');
  expect(amount.getAttribute('aria-invalid')).toBeNull();
  const old = 'ผลด้านล่างเป็นของข้อมูลที่ถูกต้องครั้งล่าสุด';
  screen.getByText(old);
  // And is heard in place of the sentence of the last result.
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(old), { timeout: 3_000 });
  await user.clear(field('จำนวนงวด (เดือน)'));
  await user.paste('361');
  expect(amount.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('กรุณาแก้ไขก่อนคำนวณ')).toBeNull();
  await user.type(amount, '{Enter}');
  const summary = screen.getByRole('group', { name: 'กรุณาแก้ไขก่อนคำนวณ' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map((element) => element.textContent),
  ).toEqual([
    'กรอกจำนวนเงินเป็นตัวเลข 1 ถึง 100,000,000\u00a0บาท เช่น 500,000',
    'กรอกจำนวนงวดเป็นจำนวนเต็ม 1 ถึง 360',
  ]);
  expect(document.title).toMatch(/^ผิดพลาด: คำนวณเงินกู้ - /);
  expect(each('งวดแรกจ่าย')).toBe('2,141.10 บาท');
  expect(amount.value).toBe('แสน');
});

test('[PUB-21] the schedule adds up, and so does its file', async () => {
  const { user } = await open();
  const interest = satangOf(instalments(), 4);
  expect(interest).toHaveLength(59);
  expect(interest.reduce((sum, number) => sum + number, 0)).toBe(14_320_55);
  const { name, lines } = await saveCsv(user, screen.getByRole('button', { name: 'ดาวน์โหลด' }));
  expect(name).toBe('ตารางผ่อนชำระ 100,000 บาท 59 งวด.csv');
  expect(lines[0]).toBe('งวดที่,วันที่,จำนวนวัน,เงินต้น (บาท),ดอกเบี้ย (บาท),รวมจ่าย (บาท),คงเหลือ (บาท)');
  expect(lines[58]).toBe('58,30/11/2573,30,1700.00,14.65,1714.65,1400.00');
  expect(lines[60]).toBe('รวม 59 งวด,,,100000.00,14320.55,114320.55,');
});

test('[PUB-21] the bar at the foot has no figure while something that is typed has no answer', async () => {
  const { user } = await open();
  const bar = () => screen.getByText('งวดแรกจ่าย', { selector: 'small' });
  expect(bar().nextElementSibling?.textContent).toContain('2,141.10');
  await user.clear(field('วงเงินกู้ (บาท)'));
  await user.paste('สองแสน');
  await waitFor(() => expect(screen.queryByText('งวดแรกจ่าย', { selector: 'small' })).toBeNull());
});

test('[PUB-21] more instalments than the product allows, and fewer than were chosen, are said', async () => {
  const site = { by_laws: { loans: { products: EXAMPLE_BY_LAWS.loans.products } } };
  const rules = 'product=03&rate=4.75&method=equal_total&on=2026-01-31&firstDue=next_month_end';
  await open(`${rules}&amount=100000&instalments=150`, { site });
  expect(screen.getByText('เงินกู้สามัญหุ้นค้ำประกันผ่อนได้ไม่เกิน 120 งวด')).toBeDefined();
  cleanup();
  await open(`${rules}&amount=10000&instalments=120&total=ceil100`, { site });
  expect(screen.queryByText(/ผ่อนได้ไม่เกิน/)).toBeNull();
  expect(definition('จำนวนงวด')).toBe('56 งวด');
  expect(screen.getByText(/^เงินงวดปัดขึ้นแล้ว/).textContent).toBe(
    'เงินงวดปัดขึ้นแล้ว จึงผ่อนหมดก่อน 120\u00a0งวด ที่เลือก 64\u00a0งวด',
  );
});
