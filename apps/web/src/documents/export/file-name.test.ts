import { expect, test } from 'vitest';
import { fileName, sheetName } from './file-name.ts';

const bytes = (name: string) => new TextEncoder().encode(name).length;
const SHARES = { title: 'ทุนเรือนหุ้น', no: '00001', when: 'ปีบัญชี 2569' };

test('[MEM-28] what was filtered has another name than the whole', () => {
  expect(fileName(SHARES)).toBe('ทุนเรือนหุ้น 00001 ปีบัญชี 2569');
  expect(fileName({ ...SHARES, filter: 'ซื้อหุ้น' })).toBe('ทุนเรือนหุ้น 00001 ปีบัญชี 2569 ซื้อหุ้น');
});

test.each([
  ['ปีบัญชี 2569', 'รายการที่เรียกเก็บ'],
  ['พฤศจิกายน 2569', 'เทียบรายการเรียกเก็บกับเดือนก่อน'],
  ['30 ธ.ค. 2568-2 ม.ค. 2569', 'รายการเงินฝาก 01-2-29101-9'],
  ['ถึง 22 พ.ย. 2569', 'รายการเงินกู้ สม.2569/64542'],
])('[MEM-28] the name of a sheet keeps %s, however long its title is', (when, title) => {
  const name = sheetName({ title, when, filter: 'คำค้น “ชำระหนี้”' });
  expect(name.length).toBeLessThanOrEqual(31);
  expect(name).toContain(when);
});

test.each([
  '../..//etc',
  'ก:ข*ค?ง"จ<ฉ>ช|ซ[ฌ]\\',
  '\u0000\u202Eซ่อน\u2060\n\t',
  '...',
  "'คำ'",
  '',
  '\ud800',
  'ก'.repeat(400),
])('[MEM-28] the words %j give a name that every system takes', (filter) => {
  const names = [
    fileName({ ...SHARES, filter }),
    fileName({ title: filter }),
    sheetName({ ...SHARES, filter }),
    sheetName({ title: filter }),
  ];
  for (const name of names) {
    expect(name).not.toBe('');
    expect(name).not.toMatch(/[[\]:*?/\\<>|"\p{Cc}\p{Cf}\p{Cs}]/u);
    expect(name).not.toMatch(/^[.' ]|[.' ]$/);
    expect(bytes(`${name}.xlsx`)).toBeLessThan(255);
  }
  expect(sheetName({ title: filter }).length).toBeLessThanOrEqual(31);
});

test('[MEM-28] a long name is cut between letters, not inside one', () => {
  const name = fileName({ ...SHARES, title: 'ที่น้ำปี้'.repeat(20) });
  expect(name.endsWith(' 00001 ปีบัญชี 2569')).toBe(true);
  expect(name.replace(' 00001 ปีบัญชี 2569', '')).toMatch(/(ที่|น้ำ|ปี้)$/);
});
