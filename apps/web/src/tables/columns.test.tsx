import { expect, test } from 'vitest';
import { toExport } from './columns.ts';
import { dateColumn, moneyColumn } from './money-column.tsx';
import { countColumn, rateColumn, textColumn } from './text-column.tsx';

interface Row {
  readonly day: string;
  readonly name: string;
  readonly until: string;
  readonly count: number;
  readonly baht: string;
  readonly percent: number | null;
}

const ROWS: readonly Row[] = [
  { day: '2026-10-31', name: 'ถอน', until: '2569', count: 0, baht: '0.00', percent: null },
  { day: '', name: 'ฝาก', until: ' - ', count: 3, baht: '1500.50', percent: 10_000 },
];

const columns = [
  dateColumn<Row>('day', 'วันที่', (row) => row.day),
  textColumn<Row>('name', 'รายการ', (row) => row.name, { priority: 'title' }),
  textColumn<Row>('both', 'งวด', (row) => `${row.count} / 12`, { pageOnly: true }),
  textColumn<Row>('until', 'ถึง', (row) => row.until),
  countColumn<Row>('count', 'ครั้ง', (row) => row.count, { totalOf: ROWS }),
  countColumn<Row>('all', 'ทั้งหมด', (row) => row.count, { keepZero: true }),
  moneyColumn<Row>('baht', 'บาท', (row) => row.baht, { totalOf: ROWS, blankZero: true }),
  rateColumn<Row>('percent', 'ร้อยละ', (row) => row.percent),
];

const values = (cells: readonly { readonly value: unknown }[] = []) =>
  cells.map(({ value }) => value);

test('[MEM-28] a file is blank where the page is blank, and its last line has the sums as numbers', () => {
  const table = toExport({ title: 'รายการ', totalsLabel: 'รวม' }, columns, ROWS);
  expect(table.headers).toEqual(['วันที่', 'รายการ', 'ถึง', 'ครั้ง', 'ทั้งหมด', 'บาท', 'ร้อยละ']);
  expect(table.rows.map(values)).toEqual([
    ['2026-10-31', 'ถอน', '2569', null, 0, null, null],
    ['', 'ฝาก', '', 3, 3, 150_050, 10_000],
  ]);
  expect(table.totals?.map(values)).toEqual([['', 'รวม', '', 3, '', 150_050, '']]);
});

test('[MEM-28] what the page does not add up has no line of sums', () => {
  expect(toExport({ title: 'รายการ' }, columns, ROWS).totals).toBeUndefined();
});
