import { examples } from '@coop/contracts/examples/examples';
import type { DeductLine, GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import { formWorkbook } from './form-workbook.ts';

const { response } = examples.membergroupDeductResultShow;
const [line] = response.lines;

function formOf(...people: readonly Partial<DeductLine>[]) {
  if (!line) throw new Error('the example has a line');
  const lines = people.map((person): DeductLine => ({ ...line, ...person }));
  return formWorkbook({ ...response, lines } as GroupDeductResult);
}

test('[GRP-07] the form says its month and agency, has a list of reasons, room for the longest name and a row of sums', async () => {
  const long = { member_fullname: 'นางสาวกนกวรรณรัตน์ พงษ์พิพัฒน์สกุลชัยเจริญ ณ นครศรีธรรมราช' };
  const files = await unzip(await formOf({}, long));
  const xml = files.get('xl/worksheets/sheet1.xml') ?? '';
  const sheet = new DOMParser().parseFromString(xml, 'text/xml');
  const list = sheet.querySelector('worksheet > dataValidations > dataValidation');
  expect(list?.getAttribute('sqref')).toBe('E5:E6');
  expect(list?.querySelector('formula1')?.textContent).toBe(
    '"เงินไม่พอ,พักราชการ,ลาออก,ย้าย,เสียชีวิต,อื่น ๆ"',
  );
  // The order of a sheet's parts is fixed: Excel calls any other damaged.
  expect([...sheet.documentElement.children].map(({ tagName }) => tagName)).toEqual([
    'sheetPr',
    'sheetViews',
    'cols',
    'sheetData',
    'dataValidations',
    'pageMargins',
    'pageSetup',
    'headerFooter',
  ]);
  const widths = [...sheet.querySelectorAll('col')].map((col) => Number(col.getAttribute('width')));
  expect(widths[1]).toBeGreaterThan(45);
  expect(sheet.querySelector('c[r="C7"] > v')?.textContent).toBe('32555.92');
  const strings = files.get('xl/sharedStrings.xml');
  expect(strings).toContain('พฤศจิกายน 2569');
  expect(strings).toContain('โรงเรียนบ้านตัวอย่าง (0001)');
});

test('[GRP-07] the form of a month holds no formula but its own sums, whatever a member is called', async () => {
  const form = await formOf({
    membership_no: '=1+1',
    member_fullname: '=HYPERLINK("http://evil.example","x")',
  });
  const { SheetNames, Sheets } = read(await form.arrayBuffer(), {
    cellFormula: true,
    sheetStubs: true,
  });
  const cells = Object.entries(Sheets[SheetNames[0] ?? ''] ?? {});
  const formulas = cells.flatMap(([place, { f }]) => (f === undefined ? [] : [`${place} ${f}`]));
  expect(formulas).toEqual(['C6 SUM(C5:C5)', 'D6 SUM(D5:D5)']);
});
