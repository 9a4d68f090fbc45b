import { expect, test } from 'vitest';
import type { ExportCell, ExportFile } from './export-table.ts';
import { toCsv } from './save-csv.ts';

const FILE = { name: 'ตาราง', sheet: 'ตาราง', head: [] } satisfies Partial<ExportFile>;
const textCell = (value: string): ExportCell => ({ kind: 'text', value });

/** The lines of a table of one column, without its head. */
function column(...cells: ExportCell[]): string[] {
  const csv = toCsv({ ...FILE, headers: ['ค่า'], rows: cells.map((cell) => [cell]) });
  return csv.split('\r\n').slice(1, -1);
}

test('the file begins with a byte order mark and its lines end as Excel expects', () => {
  const csv = toCsv({
    ...FILE,
    headers: ['วันที่', 'จำนวนเงิน (บาท)'],
    rows: [
      [
        { kind: 'date', value: '2026-10-31' },
        { kind: 'money', value: 1_500_00 },
      ],
    ],
  });
  expect(csv).toBe('\uFEFFวันที่,จำนวนเงิน (บาท)\r\n31/10/2569,1500.00\r\n');
});

test('[MEM-28] what the file is about stands above, and an empty line ends it; the sums come last', () => {
  const csv = toCsv({
    ...FILE,
    head: [
      ['สหกรณ์', 'สหกรณ์ตัวอย่าง จำกัด'],
      ['เฉพาะ', '=1+1'],
    ],
    headers: ['รายการ', 'ร้อยละ'],
    rows: [[textCell('หุ้น'), { kind: 'rate', value: 10_000 }]],
    totals: [[textCell('รวม'), { kind: 'rate', value: null }]],
  });
  expect(csv).toBe(
    `\uFEFFสหกรณ์,สหกรณ์ตัวอย่าง จำกัด\r\nเฉพาะ,"'=1+1"\r\n\r\nรายการ,ร้อยละ\r\nหุ้น,100.00\r\nรวม,\r\n`,
  );
});

test('money stays a number: no grouping, two decimals, an ASCII minus', () => {
  const money = (value: number | null): ExportCell => ({ kind: 'money', value });
  expect(column(money(48_020_050), money(-123_450), money(5), money(0), money(null))).toEqual([
    '480200.50',
    '-1234.50',
    '0.05',
    '0.00',
    '',
  ]);
});

test.each([
  '=1+1',
  '＝1+1',
  '＋1+cmd',
  '－1+cmd',
  '＠SUM(A1)',
  '\n=1+1',
  ' =1+1',
  '\u00a0=1+1',
  '\u200b=1+1',
  '\ufeff@x',
  '\u2060\u2800+x',
  '\u3164-x',
])('a text that a spreadsheet would run is text: %j', (value) => {
  const csv = toCsv({ ...FILE, headers: ['ค่า'], rows: [[textCell(value)]] });
  expect(csv).toContain(`"'${value}"`);
});

test.each(['-5', '+66.50', 'สหกรณ์ = บ้าน', '1=1'])('a text that is none is left: %j', (value) => {
  expect(column(textCell(value))).toEqual([value]);
});

test('a number that a backend left out is an empty cell', () => {
  expect(column({ kind: 'count', value: 354 }, { kind: 'count', value: Number.NaN })).toEqual([
    '354',
    '',
  ]);
});

test('a day that is none is an empty cell', () => {
  expect(column({ kind: 'date', value: '' }, { kind: 'date', value: '0000-00-00' })).toEqual([
    '',
    '',
  ]);
});

test.each([
  ['an equals sign', '=1+1', `"'=1+1"`],
  ['a plus', '+SUM(A1)', `"'+SUM(A1)"`],
  ['a minus before words', '-2+3', `"'-2+3"`],
  ['an at sign', '@SUM(A1)', `"'@SUM(A1)"`],
  ['a tab', '\t=1', `"'\t=1"`],
])('text that begins with %s is not run as a formula', (_name, value, cell) => {
  expect(column(textCell(value))).toEqual([cell]);
});

test('text that begins with a carriage return is quoted and not run', () => {
  const csv = toCsv({ ...FILE, headers: ['ค่า'], rows: [[textCell('\r=1')]] });
  expect(csv).toBe(`\uFEFFค่า\r\n"'\r=1"\r\n`);
});

test('a link of a formula does not hide behind quotes', () => {
  expect(column(textCell('=HYPERLINK("http://evil.example","ดู")'))).toEqual([
    `"'=HYPERLINK(""http://evil.example"",""ดู"")"`,
  ]);
});

test('a plain negative number in a text column is left alone', () => {
  expect(column(textCell('-1500.00'), textCell('+66'), textCell('-'))).toEqual([
    '-1500.00',
    '+66',
    `"'-"`,
  ]);
});

test('a heading is as safe as a cell', () => {
  const csv = toCsv({ ...FILE, headers: ['=cmd', 'a,b'], rows: [] });
  expect(csv).toBe(`\uFEFF"'=cmd","a,b"\r\n`);
});
