import { endpoints } from '@coop/contracts/endpoints';
import { read } from '@e965/xlsx';
import { expect, test } from 'vitest';
import { unzip } from '../../testing/unzip.ts';
import { formWorkbook } from './form-workbook.ts';

const { lines } = endpoints.membergroupDeductResultShow.example.response;
const [line] = lines;

test('[GRP-07] the form has a list of reasons, room for the longest name and a row of sums', async () => {
  if (!line) throw new Error('the example has a line');
  const long = { ...line, member_fullname: 'นางสาวกนกวรรณรัตน์ พงษ์พิพัฒน์สกุลชัยเจริญ ณ นครศรีธรรมราช' };
  const files = await unzip(await formWorkbook('ผลการหักเงิน พฤศจิกายน 2569', [line, long]));
  const xml = files.get('xl/worksheets/sheet1.xml') ?? '';
  const sheet = new DOMParser().parseFromString(xml, 'text/xml');
  const list = sheet.querySelector('worksheet > dataValidations > dataValidation');
  expect(list?.getAttribute('sqref')).toBe('E2:E3');
  expect(list?.querySelector('formula1')?.textContent).toBe(
    '"เงินไม่พอ,พักราชการ,ลาออก,ย้าย,เสียชีวิต,อื่น ๆ"',
  );
  // The order of a sheet's parts is fixed: Excel calls any other damaged.
  const parts = [...sheet.documentElement.children].map(({ tagName }) => tagName);
  expect(parts.indexOf('dataValidations')).toBe(parts.indexOf('sheetData') + 1);
  const widths = [...sheet.querySelectorAll('col')].map((col) => Number(col.getAttribute('width')));
  expect(widths[1]).toBeGreaterThan(45);
  expect(sheet.querySelector('c[r="C4"] > f')?.textContent).toBe('SUM(C2:C3)');
  expect(sheet.querySelector('c[r="D4"] > f')?.textContent).toBe('SUM(D2:D3)');
});

test('[GRP-07] the form of a month holds no formula but its own sums, whatever a member is called', async () => {
  if (!line) throw new Error('the example has a line');
  const hostile: typeof line = {
    ...line,
    membership_no: '=1+1',
    member_fullname: '=HYPERLINK("http://evil.example","x")',
  };
  const form = await formWorkbook('แบบ', [hostile]);
  const { SheetNames, Sheets } = read(await form.arrayBuffer(), {
    cellFormula: true,
    sheetStubs: true,
  });
  const cells = Object.entries(Sheets[SheetNames[0] ?? ''] ?? {});
  const formulas = cells.flatMap(([place, { f }]) => (f === undefined ? [] : [`${place} ${f}`]));
  expect(formulas).toEqual(['C3 SUM(C2:C2)', 'D3 SUM(D2:D2)']);
});
