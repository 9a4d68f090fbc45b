import { expect, test } from 'vitest';
import { monthsIn, ofAnotherMonth } from './months.ts';

test.each([
  'ตุลาคม 2569',
  'ประจำเดือน ตุลาคม พ.ศ. ๒๕๖๙',
  'ต.ค. 69',
  'ต.ค.2569',
  'ตค69',
  'ต. ค. 2569',
  'ตุลาฯ 69',
  'งวดเดือนตุลา 69',
  'ตุลาคม ปี 2569',
  'ตุลาคม/2569',
  'ตุลาคม ค.ศ. 2026',
  'Oct-26',
  'October 2026',
  'OCT. 2026',
  'งวด 10/2569',
  '10/2569',
  '2569/10',
  '2026-10',
  'ผลการหักเงิน 10/2569',
  'งบหน้าเรียกเก็บ: 10-2026',
  'งวด 256910',
  'ประจำเดือน 10-69',
  'งวดที่ 10 ปี 2569',
  'เดือน: 10 พ.ศ. 2569',
  'ระหว่างวันที่ 1 - 31 ตุลาคม 2569',
  'ตุ\u200Bลาคม\u00A02569',
])('“%s” is October 2569', (text) => {
  expect(monthsIn(text)[0]).toEqual({ month: 10, year: 2569 });
  // Twice the same, as nothing is kept between two readings.
  expect(monthsIn(text)[0]).toEqual({ month: 10, year: 2569 });
});

test.each([
  'พิมพ์เมื่อ 25 ตุลาคม 2569',
  '25/10/2569',
  '2569-10-25',
  'ที่ ศธ 10/2569 ลงวันที่',
  'หักเงินตามหนังสือที่ 10/2569',
  'หน้า 1/10',
  'โรงพยาบาล 69',
  'มีนาคมพิทยาคม',
  'ผลการหักเงิน 10 คน',
  'โทร. 02-2569-1011',
])('“%s” names no month', (text) => {
  expect(monthsIn(text)).toEqual([]);
});

test('a month without its year counts where it is called one', () => {
  expect(monthsIn('ประจำเดือน ตุลาคม')).toEqual([{ month: 10 }]);
  expect(monthsIn('ตุลาคม')).toEqual([]);
});

const above = (...rows: string[][]) =>
  rows.map((cells, index) => ({ row: index + 1, cells: cells.map((text) => ({ text })) }));

test('what stands above a table counts, across its cells; the sheet’s name where it names none', () => {
  const october = /^ไฟล์นี้เป็นของงวดตุลาคม 2569 แต่กำลังบันทึกผลของงวดพฤศจิกายน 2569/;
  expect(ofAnotherMonth(above(['เดือน', 'ตุลาคม', '2569']), '', '256911')).toMatch(october);
  expect(ofAnotherMonth(above(['ตุลาคม 2569'], ['พ.ย. 69']), 'ต.ค. 69', '256911')).toBeUndefined();
  expect(ofAnotherMonth(above(['ผลการหัก']), 'ต.ค. 69', '256911')).toContain('ชื่อแผ่นงาน “ต.ค. 69”');
  expect(ofAnotherMonth(above(['ประจำเดือนพฤศจิกายน']), '', '256911')).toBeUndefined();
  expect(ofAnotherMonth(above(['พฤศจิกายน 2568']), '', '256911')).toContain('งวดพฤศจิกายน 2568');
});
