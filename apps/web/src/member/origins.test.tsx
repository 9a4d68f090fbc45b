import '../testing/dialogs.ts';
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { expect, test } from 'vitest';
import { noteEnd } from '../testing/end-notice.ts';
import { textOf } from '../testing/read.ts';
import { openScreen, type ScreenOptions } from '../testing/render-screen.tsx';
import { Component as Borrow } from './borrow/route.tsx';
import { Component as Coll } from './coll/route.tsx';
import { Component as Dividend } from './dividend/route.tsx';
import { Component as Kep } from './kep/route.tsx';
import { Component as Loan } from './loan/route.tsx';
import { Component as LoanStatement } from './loan-statement/route.tsx';
import { Component as Settlement } from './settlement/route.tsx';
import { Component as Status } from './status/route.tsx';

const LOAN = '/member/loan_statement/%E0%B8%AA%E0%B8%A1.2569%2F64542';
const statement = { at: LOAN, path: '/member/loan_statement/:statement' };
const page = (name: string) => ({ at: `/member/${name}` });
const left: Omit<ScreenOptions, 'member'> = {
  ...page('settlement'),
  before: (world) => noteEnd(world, '00001', 'ลาออก'),
};

/** Screen and address; the sum that is pressed; its sentence, a row under it and where that leads. */
type Sum = readonly [
  of: string,
  Screen: ComponentType,
  options: Omit<ScreenOptions, 'member'>,
  sentence: string,
  row: string,
  link?: string,
];

const SUMS: readonly Sum[] = [
  [
    'เงินกู้สามัญ สม.2569/64542',
    Status,
    page('status'),
    '6,700.00 + 4,247.96 = 10,947.96 บาท',
    'ดอกเบี้ย4,247.96 บาท',
    `${LOAN}?period=all#2026-11-30`,
  ],
  [
    'ค่างวดล่าสุดรวม',
    Loan,
    page('loan'),
    '2,570.00 + 10,947.96 = 13,517.96 บาท',
    'เงินกู้สามัญ สม.2569/6454210,947.96 บาท',
    LOAN,
  ],
  [
    'ดอกเบี้ยงวดล่าสุด',
    Loan,
    page('loan'),
    '82.88 + 4,247.96 = 4,330.84 บาท',
    'เงินกู้สามัญ สม.2569/645424,247.96 บาท',
    LOAN,
  ],
  [
    'ดอกเบี้ยงวดที่ 1',
    LoanStatement,
    statement,
    '1,000,000.00 × 5.50 % × 29/365 = 4,369.86 บาท',
    'เงินต้นก่อนงวดนี้1,000,000.00 บาท',
    `${LOAN}?period=all#2026-01-30`,
  ],
  [
    'ค่างวดล่าสุด',
    LoanStatement,
    statement,
    '6,700.00 + 4,247.96 = 10,947.96 บาท',
    'ดอกเบี้ย4,247.96 บาท939,700.00 × 5.50 % × 30/365 = 4,247.96 บาท',
  ],
  [
    'เงินกู้สามัญ สม.2569/64542',
    Kep,
    page('kep'),
    '6,700.00 + 4,247.96 = 10,947.96 บาท',
    'ดอกเบี้ย4,247.96 บาท',
    `${LOAN}?period=all#2026-11-30`,
  ],
  [
    'ยอดเรียกเก็บ พฤศจิกายน 2569',
    Kep,
    page('kep'),
    'รวม 5 รายการ = 16,277.96 บาท',
    'เงินกู้สามัญ สม.2569/6454210,947.96 บาท6,700.00 + 4,247.96 = 10,947.96 บาท',
    `${LOAN}?period=all#2026-11-30`,
  ],
  [
    'เงินปันผล',
    Dividend,
    page('dividend?year=2569'),
    'รวม 11 รายการ = 24,849.58 บาท',
    'หุ้นรายเดือน 31 ม.ค. 256972.19 บาท1,500.00 × 5.25 % × 11/12 = 72.19 บาท',
    '/member/share?period=all#2026-01-31',
  ],
  [
    'เงินคืนตามดอกเบี้ยที่ท่านจ่าย',
    Dividend,
    page('dividend?year=2569'),
    '40,621.98 × 12.00 % = 4,874.64 บาท',
    'ดอกเบี้ยเงินกู้ที่จ่ายในปี40,621.98 บาท447.89 + 40,174.09 = 40,621.98 บาท',
  ],
  [
    'วงเงินค้ำประกันคงเหลือ',
    Coll,
    page('coll'),
    '2,350,000.00 − 425,000.00 = 1,925,000.00 บาท',
    'นางสุมาลี สังข์บุญ สม.2567/01115−425,000.00 บาท',
    '/member/coll#สม.2567/01115',
  ],
  [
    'สิทธิกู้ เงินกู้สามัญหุ้นค้ำประกัน',
    Borrow,
    page('borrow'),
    '432,180.00 − 2,180.00 = 430,000.00 บาท',
    'ตามทุนเรือนหุ้น432,180.00 บาท480,200.00 × 90.00 % = 432,180.00 บาท',
    '/member/share?period=all#2026-11-19',
  ],
  [
    'หนี้ที่ยังขาด',
    Settlement,
    left,
    '951,824.86 − 545,347.34 = 406,477.52 บาท',
    'หนี้ทั้งหมด951,824.86 บาท934,124.71 + 17,700.15 = 951,824.86 บาท',
  ],
];

test.each(SUMS.map((sum) => [sum[0], sum] as const))(
  '[ABI-13] pressed, %s says where it comes from',
  async (of, [, Screen, options, sentence, row, link]) => {
    const { user } = await openScreen(Screen, { member: '00001', ...options });
    const title = `ที่มาของ${of}`;
    const [sum] = await screen.findAllByTitle(title);
    if (!sum) throw new Error('no sum to press');
    await user.click(sum);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    expect(dialog.getAllByText(sentence)).not.toHaveLength(0);
    const item = dialog.getAllByRole('listitem').find((element) => textOf(element) === row);
    expect(dialog.getAllByRole('listitem').map(textOf)).toContain(row);
    if (link) expect(item?.querySelector('a')?.getAttribute('href')).toBe(link);
    await user.click(dialog.getByRole('button', { name: 'ปิด' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('[ABI-13] what a member in arrears owes of a line is said with the part of each month', async () => {
  const { user } = await openScreen(Kep, { member: '00003', at: '/member/kep' });
  const title = 'ที่มาของค้างชำระ เงินกู้สามัญ สม.2567/01115';
  await user.click(await screen.findByTitle(title));
  await screen.findByText('14,200.00 + 5,985.69 = 20,185.69 บาท');
});
