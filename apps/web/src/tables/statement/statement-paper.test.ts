import { expect, test } from 'vitest';
import { expectPrintAsFile, MAKING } from '../../testing/read-paper.tsx';
import { dateColumn, moneyColumn } from '../money-column.tsx';
import { textColumn } from '../text-column.tsx';
import { statementFile } from './statement-paper.ts';

interface Row {
  readonly seq_no: number;
  readonly operate_date: string;
  readonly amount: string;
  readonly balance: string;
}

/** Rows of a hundred baht each, oldest first. */
const rowsOf = (...days: readonly string[]): Row[] =>
  days.map((operate_date, index) => ({
    seq_no: index,
    operate_date,
    amount: '100.00',
    balance: `${(index + 1) * 100}.00`,
  }));

const fileOf = (oldestFirst: readonly Row[], hidesAmounts = false) =>
  statementFile<Row>(
    {
      title: 'รายการเดินบัญชี 01-1',
      info: { title: 'รายการเงินฝาก', period: 'ปีบัญชี 2569', totalsLabel: 'รวมทุกรายการ' },
      rows: oldestFirst.slice(1).toReversed(),
      before: oldestFirst[0],
      columnsFor: (rows) => [
        dateColumn('operate_date', 'วันที่', (row) => row.operate_date),
        textColumn('item', 'รายการ', () => 'ฝาก', { priority: 'title' }),
        moneyColumn('amount', 'จำนวนเงิน', (row) => row.amount, { totalOf: rows }),
        moneyColumn('balance', 'คงเหลือ', (row) => row.balance),
      ],
      balanceOf: (row) => Number(row.balance) * 100,
    },
    { ...MAKING, hidesAmounts },
  );

const DAYS = ['2025-11-30', '2025-12-31', '2026-01-31', '2026-02-28'];

test('[MEM-28] print and file of a statement say the same: oldest first, what was brought forward, each year, all', async () => {
  const words = await expectPrintAsFile(fileOf(rowsOf(...DAYS)).papers);
  expect(words).toContain(
    [
      'ยอดตอนเริ่ม100.00',
      '31ธ.ค.2568ฝาก100.00200.00รวมปี2568100.00',
      '31ม.ค.2569ฝาก100.00300.0028ก.พ.2569ฝาก100.00400.00รวมปี2569200.00',
      'รวมทุกรายการ300.00',
    ].join(''),
  );
});

test('[MEM-28] one year has its rows only, since the total says the same; hidden amounts are on no line', async () => {
  const words = await expectPrintAsFile(fileOf(rowsOf(...DAYS.slice(1)), true).papers);
  expect(words).not.toContain('รวมปี');
  expect(words).toContain('ยอดตอนเริ่ม••••••');
  expect(words).not.toMatch(/\d0\.00/);
});

test('[MEM-28] a page ends with the balance that the next begins with, and never begins with the sum of a year', () => {
  const days = Array.from({ length: 100 }, (_, index) =>
    index < 25 ? '2025-12-31' : '2026-01-31',
  );
  const table = fileOf(rowsOf(...days)).papers[0].blocks.find((block) => block.kind === 'table');
  const { breaks = [], sums = [], carried } = table ?? {};
  expect(breaks.length).toBeGreaterThan(1);
  // Brought forward, 24 rows of the first year, its sum: that would begin the second page.
  expect(sums).toEqual([0, 25, 101]);
  for (const index of breaks) {
    expect(sums).not.toContain(index);
    expect(carried?.(index, 'last').slice(1)).toEqual(carried?.(index, 'first').slice(1));
  }
  expect(carried?.(breaks[0] ?? 0, 'last')).toEqual(['ยอดตอนนี้', '', '', '2,400.00']);
});
