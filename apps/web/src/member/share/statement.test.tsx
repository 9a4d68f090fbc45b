import { examples } from '@coop/contracts/examples/examples';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { satangOf, tableRows, textOf, toneOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Share } from './route.tsx';

const path = '/member/share';
const CAPTION = 'รายการเคลื่อนไหวของหุ้น';
const { response: EXAMPLE } = examples.memberShareList;
const AMOUNT = 5;
const BALANCE = 6;
/** Rows of movements only. */
const movements = () => tableRows(CAPTION).filter((row) => /^\d/.test(row));
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const open = (member: string, query = '') => openScreen(Share, { member, at: path + query, path });

test('[MEM-08] the movements add up to the balance, row after row', async () => {
  await open('00001', '?period=all');
  await screen.findByText('แสดง 358 จาก 358 รายการ');
  const rows = movements().toReversed();
  expect(rows).toHaveLength(358);
  const amounts = satangOf(rows, AMOUNT);
  const balances = satangOf(rows, BALANCE);
  for (const index of amounts.keys()) {
    expect(balances[index], rows[index]).toBe(sum(amounts.slice(0, index + 1)));
  }
  expect(balances.at(-1)).toBe(480_200_00);
  expect(rows[0]).toMatch(/^1 พ\.ค\. 2540 \| .* \| 650\.00 \| 650\.00$/);
});

test('[MEM-08] each sign status of a share has the colour of the specification', async () => {
  const signs = [2, 1, -1, 0];
  const rows = signs.map((sign_status, index) => ({
    ...EXAMPLE.rows[0],
    seq_no: index + 1,
    operate_date: `2026-10-0${index + 1}`,
    sign_status,
  }));
  await openScreen(Share, {
    member: '00001',
    at: path,
    before: ({ faults }) =>
      faults.add({ endpoint: 'memberShareList', body: { ...EXAMPLE, sign_status: -1, rows } }),
  });
  const table = within(await screen.findByRole('table', { name: CAPTION }));
  const tags = table
    .getAllByRole('row')
    .slice(1, 5)
    .map((row) => row.querySelector('[class*=_tag_]'));
  expect(tags.map((tag) => [tag?.textContent, toneOf(tag)])).toEqual([
    ['ยอดตอนเริ่ม', 'muted'],
    ['ถอนหุ้น', 'negative'],
    ['ซื้อหุ้น', 'positive'],
    ['ซื้อหุ้น', 'muted'],
  ]);
  expect(toneOf(screen.getByText('ปกติ'))).toBe('negative');
});

test('[MEM-08] the growth chart has a caption, and the same figures in a table', async () => {
  const title = 'การเติบโตของทุนเรือนหุ้น';
  await open('00001');
  const chart = (await screen.findByRole('table', { name: title, hidden: true })).closest('figure');
  expect(textOf(chart)).toContain(
    'ปีบัญชีนี้เพิ่มขึ้น 15,000.00 บาท · หากส่งเดือนละ 1,500.00 บาท ต่อไป อีก 14 เดือนจะครบ 500,000.00 บาท',
  );
  const rows = tableRows(title);
  expect(rows.slice(0, 2)).toEqual(['วันที่ | จำนวนเงิน (บาท)', '1 พ.ค. 2540 | 650.00']);
  expect(rows.at(-1)).toBe('31 ต.ค. 2569 | 480,200.00');
  expect(rows).toHaveLength(1 + 31);
});
