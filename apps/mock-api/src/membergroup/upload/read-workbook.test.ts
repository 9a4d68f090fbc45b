import { expect, test } from 'vitest';
import { archive, workbookParts } from '../../testing/workbook.ts';
import { TOO_MANY_ROWS, TOO_MUCH, UNREADABLE } from './raw-table.ts';
import { readInWorker } from './read-in-worker.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const sheet = (inside: string) => `<worksheet><sheetData>${inside}</sheetData></worksheet>`;
const deep = (tag: string, times: number) => `<${tag}>`.repeat(times) + `</${tag}>`.repeat(times);
const withPart = (part: string, xml: string) =>
  archive({ ...workbookParts([{ rows: [['1']] }]), [part]: xml });

const row = (times: number) => sheet(`<row r="1">${'<c><v>1</v></c>'.repeat(times)}</row>`);
const merges = '<mergeCell ref="A1:AN5000"/>'.repeat(100_000);

test.each([
  ['cells without end', SHEET, row(1_000_000)],
  ['rows without end', SHEET, sheet('<row><c><v>1</v></c></row>'.repeat(200_000))],
  ['tags in tags', SHEET, sheet(deep('a', 1_000_000))],
  ['texts without end', 'xl/sharedStrings.xml', `<sst>${'<si/>'.repeat(1_000_000)}</sst>`],
  ['merges without end', SHEET, sheet('<row><c><v>1</v></c></row>') + merges],
])('a workbook of %s is given up or ends, before it fills the memory', async (_, part, xml) => {
  const file = withPart(part, xml);
  expect(file.length).toBeLessThan(1024 * 1024);
  const before = process.memoryUsage().rss;
  const table = await readInWorker(file);
  // What is not refused holds next to nothing of it.
  if (!('refusal' in table)) expect(JSON.stringify(table).length).toBeLessThan(10_000);
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});

test('a workbook of more rows, merged cells or bytes than a table has is refused in words', async () => {
  const rows = Array.from({ length: 5_051 }, (_, index) => [index]);
  expect(await readInWorker(archive(workbookParts([{ rows }])))).toEqual({
    refusal: TOO_MANY_ROWS,
  });
  expect(await readInWorker(withPart(SHEET, sheet('<row><c><v>1</v></c></row>') + merges))).toEqual(
    {
      refusal: TOO_MUCH,
    },
  );
});

test('what is nested as a sheet is nested is read', async () => {
  const rows = [['1', 'สมชาย']];
  expect(await readInWorker(archive(workbookParts([{ rows }])))).toMatchObject({
    rows: [{ row: 1, cells: [{ text: '1' }, { text: 'สมชาย' }] }],
  });
  expect(await readInWorker(withPart('xl/workbook.xml', '<workbook'))).toEqual({
    refusal: UNREADABLE,
  });
});
