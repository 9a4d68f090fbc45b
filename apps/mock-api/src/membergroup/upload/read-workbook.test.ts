import { expect, test } from 'vitest';
import { archive, sheetXml } from '../../testing/workbook.ts';
import { TOO_MUCH, UNREADABLE } from './raw-table.ts';
import { readInWorker } from './read-in-worker.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const sheet = (inside: string) => `<worksheet><sheetData>${inside}</sheetData></worksheet>`;
const deep = (tag: string, times: number) => `<${tag}>`.repeat(times) + `</${tag}>`.repeat(times);

test.each([
  ['a million cells', { [SHEET]: sheet(`<row r="1">${'<c/>'.repeat(1_000_000)}</row>`) }],
  ['tags in tags', { [SHEET]: sheet(deep('a', 1_000_000)) }],
  [
    'a million texts',
    {
      [SHEET]: sheetXml([['1']]),
      'xl/sharedStrings.xml': `<sst>${'<si/>'.repeat(1_000_000)}</sst>`,
    },
  ],
  [
    'merges without end',
    { [SHEET]: `<worksheet>${'<mergeCell ref="A1:AN5000"/>'.repeat(100_000)}</worksheet>` },
  ],
])('a workbook of %s is refused in words, before it fills the memory', async (_, parts) => {
  const file = archive(parts);
  expect(file.length).toBeLessThan(1024 * 1024);
  const before = process.memoryUsage().rss;
  expect(await readInWorker(file)).toEqual({ refusal: TOO_MUCH });
  expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024);
});

test('what is nested as a sheet is nested is read', async () => {
  const rows = [['1', 'สมชาย']];
  expect(await readInWorker(archive({ [SHEET]: sheetXml(rows) }))).toMatchObject({
    rows: [{ row: 1, cells: [{ text: '1' }, { text: 'สมชาย' }] }],
  });
  expect(await readInWorker(archive({ [SHEET]: '<worksheet>' }))).toEqual({ refusal: UNREADABLE });
});
