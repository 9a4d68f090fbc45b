import { expect, test } from 'vitest';
import { paperWords, sortPapers } from './paper-files.ts';

const MB = 1024 * 1024;
const file = (name: string, size = 1, type = '') =>
  new File([new Uint8Array(size)], name, { type });

test('of too many files the first are taken, in their order', async () => {
  const photo = file('ภาพ', 1, 'image/jpeg');
  const first = file('1.pdf');
  const second = file('2.png');
  const third = file('3.pdf');
  expect(await sortPapers([photo, first, second, third], 3, 2)).toEqual({
    files: [photo, first, second],
    keptOut: ['ไม่ได้แนบ 3.pdf เพราะแนบได้ไม่เกิน 3 ไฟล์'],
  });
});

test('a file of 2 MB is taken, one of a byte more is not', async () => {
  const whole = file('2MB.pdf', 2 * MB);
  expect(await sortPapers([file('big.pdf', 2 * MB + 1), whole], 3, 2)).toEqual({
    files: [whole],
    keptOut: ['ไม่ได้แนบ big.pdf เพราะใหญ่เกิน 2 MB'],
  });
});

test.each([
  ['1.PDF', ''],
  ['1.jpg', ''],
  ['1.jpeg', ''],
  ['ไม่มีนามสกุล', 'application/pdf'],
  ['ไม่มีนามสกุล', 'image/png'],
])('%s of the type "%s" is a paper', async (name, type) => {
  expect((await sortPapers([file(name, 1, type)], 1, 2)).keptOut).toEqual([]);
});

test.each([
  ['evil.exe', ''],
  ['1.pdf.exe', ''],
  ['pdf', ''],
  ['1.pdf', 'application/x-msdownload'],
])('%s of the type "%s" is none', async (name, type) => {
  expect(await sortPapers([file(name, 1, type)], 1, 2)).toEqual({
    files: [],
    keptOut: [`ไม่ได้แนบ ${name} เพราะไม่ใช่ PDF, JPEG หรือ PNG`],
  });
});

test('what can be attached says that a photo is made smaller', () => {
  expect(paperWords(3, 2)).toBe(
    'PDF, JPEG หรือ PNG ไม่เกิน 3\u00a0ไฟล์ ไฟล์ละไม่เกิน 2\u00a0MB รูปถ่ายใหญ่ได้ถึง 20\u00a0MB ระบบย่อให้',
  );
});
