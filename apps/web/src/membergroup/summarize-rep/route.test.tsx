import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { saveCsv } from '../../testing/downloads.ts';
import { satangOf, tableRows } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { Component as SummarizeRep } from './route.tsx';

test('[GRP-09] the summary by unit and by kind, and what has come of it', async () => {
  const { user } = await openScreen(SummarizeRep, {
    agency: '80010001',
    at: '/membergroup/summarize_rep?period=256910',
  });
  await screen.findByRole('table', { name: 'สรุปตามหน่วยย่อย' });
  const [head = '', ...rows] = tableRows('สรุปตามหน่วยย่อย');
  const heads = head.split(' | ');
  expect(heads.slice(0, 6)).toEqual(['หน่วยย่อย', 'คน', 'หุ้น', 'เงินกู้ฉุกเฉิน', 'เงินกู้สามัญ', 'เงินกู้พิเศษ']);
  // A kind in one column, what it is made of below it; a file has a column for each.
  expect(rows.at(-1)?.split(' | ')[3]).toBe('15,870.00ต้น 15,329.78ดอก 540.225 สัญญา');
  const buttons = screen.getAllByRole('button', { name: 'ดาวน์โหลด' });
  const { lines: file } = await saveCsv(user, buttons[1]);
  expect(file.find((line) => line.startsWith('หน่วยย่อย'))).toMatch(
    /^หน่วยย่อย,คน,หุ้น,เงินกู้ฉุกเฉิน สัญญา,เงินกู้ฉุกเฉิน เงินต้น,เงินกู้ฉุกเฉิน ดอกเบี้ย,/,
  );
  expect(rows.map((row) => row.split(' | ')[0])).toEqual([
    '0001-01 บริหารและธุรการ',
    '0001-02 สายปฐมวัย',
    '0001-03 สายประถมศึกษา',
    'รวมทั้งสิ้น',
  ]);
  const [first = 0, second = 0, third = 0, total] = satangOf(rows, heads.length - 1);
  expect(total).toBe(173_568_84);
  expect(first + second + third).toBe(total);
  expect(tableRows('สรุปตามประเภท').at(-1)?.split(' | ').at(-2)).toBe('173,568.84');
  const deducted = tableRows('ผลการหักเงินตามหน่วยย่อย').map((row) => row.split(' | '));
  // What is still owed is the rest that every page of the month has.
  expect(deducted.at(-1)?.slice(2, 5)).toEqual(['173,568.84', '106,738.15', '33,464.91']);
});
