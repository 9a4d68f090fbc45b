import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as Figures } from './route.tsx';

const path = '/figures';

test('[VIS-03] ten years stand in one table, each with the report that says them', async () => {
  await openScreen(Figures, { at: path });
  await screen.findByRole('table', { name: 'ตัวเลขของแต่ละปี' });
  const [head, ...rows] = tableRows('ตัวเลขของแต่ละปี');
  expect(head).toBe(
    'ปีบัญชี | สมาชิก (คน) | ทุนเรือนหุ้น (ล้านบาท) | เงินรับฝาก (ล้านบาท) | ลูกหนี้เงินกู้ (ล้านบาท) | ทุนสำรอง (ล้านบาท) | สินทรัพย์รวม (ล้านบาท) | ปันผล (ร้อยละ) | เงินคืน (ร้อยละ)',
  );
  expect(rows).toHaveLength(10);
  expect(rows[0]).toMatch(
    /^2568 รายงานที่มีตัวเลขนี้ \| 11,8\d\d \| 3,4\d\d\.\d \| .* \| 5\.25 \| 12\.00$/,
  );
  const newest = screen.getByRole('link', { name: /^2568/ });
  expect(newest.getAttribute('href')).toMatch(/^\/show\/69\d{3}$/);
});

test('[VIS-03] what a chart draws is read as a table, too', async () => {
  await openScreen(Figures, { at: path });
  // A sum and its unit stand on one line, however narrow.
  const figure = await screen.findByText(/^สิ้นปี 2568 ทุนสำรอง [\d,.]+ ล้านบาท$/);
  const chart = figure.closest('figure');
  if (!chart) throw new Error('no chart');
  const rows = within(within(chart).getByRole('table', { hidden: true })).getAllByRole('row', {
    hidden: true,
  });
  expect(rows).toHaveLength(11);
});

test('[VIS-03] a backend without the call leads to the telephone', async () => {
  await openScreen(Figures, {
    at: path,
    before: ({ faults }) => faults.add({ endpoint: 'infoFiguresList', status: 404 }),
  });
  expect(await screen.findByText('สหกรณ์ยังไม่ได้เผยแพร่ตัวเลขในหน้านี้')).toBeDefined();
});
