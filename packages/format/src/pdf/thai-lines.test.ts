import { expect, test } from 'vitest';
import { linesOf, partsOf } from './thai-lines.ts';

const lines = (text: string, width: number) => linesOf(text, width, (line) => line.length);

test('numbers of papers, contracts and pages are not parted', () => {
  expect(lines('ใบเสร็จเลขที่ 6910-00001 ลงวันที่', 16)).toEqual(['ใบเสร็จเลขที่', '6910-00001', 'ลงวันที่']);
  const run = 'เลขที่เอกสารของสหกรณ์ออมทรัพย์ครูตัวอย่าง (6910-00001)';
  expect(partsOf(run.replace(' ', '')).at(-1)).toBe('(6910-00001)');
  expect(lines('ดูที่ https://coop.example.org/verify', 34)).toEqual([
    'ดูที่',
    'https://coop.example.org/verify',
  ]);
});

test('a name breaks between its words, an amount not before its unit', () => {
  expect(lines('ว่าที่ร้อยตรีประสิทธิ์ วงศ์สุวรรณรัตนโชติ ณ นคร', 26)).toEqual([
    'ว่าที่ร้อยตรีประสิทธิ์',
    'วงศ์สุวรรณรัตนโชติ ณ นคร',
  ]);
  expect(lines('รวมเป็นเงิน 1,820.00\u00a0บาท', 20)).toEqual(['รวมเป็นเงิน', '1,820.00\u00a0บาท']);
});

test('what is wider than the line breaks between letters, and a line ends where the text says', () => {
  expect(lines('0123456789', 4)).toEqual(['0123', '4567', '89']);
  expect(lines('ก\nข', 40)).toEqual(['ก', 'ข']);
});
