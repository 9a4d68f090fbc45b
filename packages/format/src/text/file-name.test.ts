import { expect, test } from 'vitest';
import { shownFileName } from './file-name.ts';

test.each([
  ['ใบรับรองแพทย์ ก.ย. 2569.pdf', 'ใบรับรองแพทย์ ก.ย. 2569.pdf'],
  ['<img src=x onerror=alert(1)>.png', '<img src=x onerror=alert(1)>.png'],
  ['ใบเสร็จ\u202egnp.exe', 'ใบเสร็จgnp.exe'],
  ['a\r\nb\u0000\u200b\u2066.pdf', 'a b.pdf'],
  ['', ''],
])('the name %j is shown as %j', (name, shown) => {
  expect(shownFileName(name)).toBe(shown);
});

test('of a long name the middle is left out, its end says what kind of file it is', () => {
  const shown = shownFileName(`${'ก'.repeat(300)}-เดือน10.pdf`);
  expect([...shown]).toHaveLength(60);
  expect(shown).toMatch(/^ก{43}…ก+-เดือน10\.pdf$/);
});
