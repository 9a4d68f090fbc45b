import { expect, test } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import type { ExportCell, ExportFile } from './export-table.ts';
import { toXlsx } from './save-xlsx.ts';

const FILE: ExportFile = {
  name: 'รายการเงินกู้ 00001 ปีบัญชี 2569',
  sheet: 'รายการเงินกู้ ปีบัญชี 2569',
  head: [],
  headers: ['วันที่', 'รายการ', 'งวด', 'จำนวนเงิน'],
  rows: [],
};

/** The sheet of a workbook with one row, as XML, and the texts it refers to by number. */
async function saved(row: readonly ExportCell[], more: Partial<ExportFile> = {}) {
  const files = await unzip(await toXlsx({ ...FILE, rows: [row], ...more }));
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
  /** The cell's style, as XML. */
  const styleOf = (place: string) => {
    const styles = new DOMParser().parseFromString(read('xl/styles.xml'), 'text/xml');
    const index = Number(document.querySelector(`c[r="${place}"]`)?.getAttribute('s'));
    const style = styles.querySelectorAll('cellXfs > xf')[index];
    const [format, font] = ['numFmtId', 'fontId'].map((name) => style?.getAttribute(name));
    return {
      format: styles.querySelector(`numFmt[numFmtId="${format}"]`)?.getAttribute('formatCode'),
      isBold: styles.querySelectorAll('fonts > font')[Number(font)]?.querySelector('b') !== null,
    };
  };
  return { cell, read, document, styleOf };
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

test('[MEM-28] a day is a day of the calendar in whatever zone, and reads in the Buddhist era', async () => {
  const { cell, styleOf } = await saved([
    { kind: 'date', value: '2026-10-31' },
    NOTHING,
    NOTHING,
    money(null),
  ]);
  // Excel counts days from 1900; 31 October 2026 is day 46 326.
  expect(cell('A2')).toBe(46_326);
  expect(styleOf('A2').format).toBe('[$-D07041E]dd/mm/yyyy');
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

test('[MEM-28] what the file is about stands above; it and the header stay in view, the sums are bold numbers', async () => {
  const { cell, styleOf, document, read } = await saved([NOTHING, NOTHING, NOTHING, money(150)], {
    head: [
      ['สหกรณ์', 'สหกรณ์ตัวอย่าง จำกัด'],
      ['ตาราง', 'รายการเงินกู้'],
      ['สมาชิก', 'นายสมชาย ใจงาม เลขทะเบียน 00001'],
    ],
    totals: [[{ kind: 'text', value: 'รวม 1 รายการ' }, NOTHING, NOTHING, money(150)]],
  });
  expect(['B1', 'B3', 'A4', 'A5', 'D6', 'A7', 'D7'].map(cell)).toEqual([
    'สหกรณ์ตัวอย่าง จำกัด',
    'นายสมชาย ใจงาม เลขทะเบียน 00001',
    undefined,
    'วันที่',
    1.5,
    'รวม 1 รายการ',
    1.5,
  ]);
  expect([styleOf('D6').isBold, styleOf('D7').isBold]).toEqual([false, true]);
  expect(styleOf('D7').format).toBe('#,##0.00');
  expect(document.querySelector('pane')?.getAttribute('ySplit')).toBe('5');
  expect(read('xl/workbook.xml')).toContain('name="รายการเงินกู้ ปีบัญชี 2569"');
});

test('[MEM-28] columns are as wide as what they hold, and a percentage is a number', async () => {
  const long = 'ชำระหนี้เงินกู้สามัญก่อนกำหนดบางส่วน'.repeat(3);
  const { cell, document, styleOf } = await saved([
    NOTHING,
    { kind: 'text', value: long },
    { kind: 'rate', value: 10_000 },
    money(123_456_789_00),
  ]);
  const widths = [...document.querySelectorAll('col')].map((col) =>
    Math.round(Number(col.getAttribute('width'))),
  );
  const [, second = 0, third = 0, fourth = 0] = widths;
  expect(second).toBeGreaterThan(fourth);
  expect(second).toBeLessThan(70);
  expect(fourth).toBeGreaterThan('123,456,789.00'.length);
  expect(third).toBeLessThan(fourth);
  expect(cell('C2')).toBe(100);
  expect(styleOf('C2').format).toBe('0.00');
});

test('[MEM-28] it is printed lying, as wide as its paper, with its heads and a number on each page, and its sums follow the rows', async () => {
  const { cell, document, read } = await saved([NOTHING, NOTHING, NOTHING, money(150)], {
    sheet: "ราย'การ & งวด",
    head: [['สหกรณ์', 'สหกรณ์ตัวอย่าง จำกัด']],
    totals: [[{ kind: 'text', value: 'รวม' }, NOTHING, { kind: 'count', value: 7 }, money(150)]],
  });
  // The order of a sheet's parts is fixed: Excel calls any other damaged.
  expect([...document.documentElement.children].map(({ tagName }) => tagName)).toEqual([
    'sheetPr',
    'sheetViews',
    'cols',
    'sheetData',
    'pageMargins',
    'pageSetup',
    'headerFooter',
  ]);
  expect(document.querySelector('pageSetUpPr')?.getAttribute('fitToPage')).toBe('1');
  const setup = document.querySelector('pageSetup');
  const names = ['paperSize', 'orientation', 'fitToWidth', 'fitToHeight'];
  expect(names.map((name) => setup?.getAttribute(name))).toEqual(['9', 'landscape', '1', '0']);
  expect(document.querySelector('oddFooter')?.textContent).toBe("&Lราย'การ && งวด&Rหน้า &P / &N");
  const workbook = new DOMParser().parseFromString(read('xl/workbook.xml'), 'text/xml');
  const titles = workbook.querySelector('definedName[name="_xlnm.Print_Titles"]');
  expect(titles?.textContent).toBe("'ราย''การ & งวด'!$3:$3");
  expect(document.querySelector('c[r="D5"] > f')?.textContent).toBe('SUM(D4:D4)');
  expect(cell('D5')).toBe(1.5);
  // What its rows do not add up to stays what it is.
  expect([...document.querySelectorAll('f')]).toHaveLength(1);
});

test('[GRP-07] a table too wide for its paper is printed on pages side by side, whose first columns say whose the rows are', async () => {
  const cells = [NOTHING, NOTHING, ...Array.from({ length: 18 }, () => money(150))];
  const { document, read } = await saved(cells, {
    sheet: 'งบหน้า',
    headers: cells.map((_, index) => `คอลัมน์ที่ ${index + 1} ของงบหน้า`),
  });
  expect(document.querySelector('sheetPr')).toBeNull();
  const setup = document.querySelector('pageSetup');
  const names = ['paperSize', 'orientation', 'scale', 'fitToWidth'];
  expect(names.map((name) => setup?.getAttribute(name))).toEqual(['9', 'landscape', '70', null]);
  expect(document.documentElement.lastElementChild?.tagName).toBe('colBreaks');
  const breaks = [...document.querySelectorAll('brk')].map((element) =>
    Number(element.getAttribute('id')),
  );
  expect(breaks.length).toBeGreaterThan(1);
  expect(breaks[0]).toBeLessThanOrEqual(10);
  expect(read('xl/workbook.xml')).toContain("'งบหน้า'!$A:$B,'งบหน้า'!$1:$1");
});
