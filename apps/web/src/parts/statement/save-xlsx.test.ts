import { expect, test } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import type { ExportCell } from './export-table.ts';
import { toXlsx } from './save-xlsx.ts';

const TABLE = {
  name: 'รายการเดินบัญชี สม.2569/49069',
  headers: ['วันที่', 'รายการ', 'งวด', 'จำนวนเงิน'],
};

/** The sheet of a workbook with one row, as XML, and the texts it refers to by number. */
async function saved(row: readonly ExportCell[]) {
  const files = await unzip(await toXlsx({ ...TABLE, rows: [row] }));
  const read = (name: string) => files.get(name) ?? '';
  const document = new DOMParser().parseFromString(read('xl/worksheets/sheet1.xml'), 'text/xml');
  const texts = [...read('xl/sharedStrings.xml').matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(
    ([, text]) => text,
  );
  const cell = (place: string) => {
    const found = document.querySelector(`c[r="${place}"]`);
    const value = found?.querySelector('v')?.textContent;
    if (value === undefined) return undefined;
    const isText = found?.getAttribute('t') === 's';
    return isText ? texts[Number(value)] : Number(value);
  };
  return { cell, read, document };
}

const money = (value: number | null): ExportCell => ({ kind: 'money', value });
const NOTHING: ExportCell = { kind: 'text', value: '' };

test('money and counts are numbers, words are words', async () => {
  const { cell } = await saved([
    { kind: 'date', value: '2026-10-31' },
    { kind: 'text', value: '=1+1' },
    { kind: 'count', value: 9 },
    money(-11_120_85),
  ]);
  expect(cell('B2')).toBe('=1+1');
  expect(cell('C2')).toBe(9);
  expect(cell('D2')).toBe(-11120.85);
});

test('a day is a day of the calendar, whatever zone the device is in', async () => {
  const { cell, read } = await saved([
    { kind: 'date', value: '2026-10-31' },
    NOTHING,
    NOTHING,
    money(null),
  ]);
  // Excel counts days from 1900; 31 October 2026 is day 46 326.
  expect(cell('A2')).toBe(46_326);
  expect(read('xl/styles.xml')).toContain('dd/mm/yyyy');
});

test('what a backend left out is an empty cell and not a broken file', async () => {
  const { cell } = await saved([
    { kind: 'date', value: '' },
    NOTHING,
    { kind: 'count', value: Number.NaN },
    money(null),
  ]);
  expect(cell('A1')).toBe('วันที่');
  expect(cell('A2')).toBeUndefined();
  expect(cell('C2')).toBeUndefined();
  expect(cell('D2')).toBeUndefined();
});

test('the head stays in view, and the sheet’s name has no sign that Excel refuses', async () => {
  const { document, read } = await saved([NOTHING, NOTHING, NOTHING, money(0)]);
  expect(document.querySelector('pane')?.getAttribute('ySplit')).toBe('1');
  expect(read('xl/workbook.xml')).toContain('name="รายการเดินบัญชี สม.2569-49069"');
});
