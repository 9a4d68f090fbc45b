import { expect, test } from 'vitest';
import { drawable, widthOf } from './letters.ts';

test.each([
  ['  ประกาศ \n เรื่อง\tวันหยุด ', 'ประกาศ เรื่อง วันหยุด'],
  ['🎉 ยินดีกับ “ครูดีเด่น” 😀', 'ยินดีกับ “ครูดีเด่น”'],
  ['เงิน\u200Bฝาก\u2060 5.50\u00A0%', 'เงินฝาก 5.50 %'],
  ['漢字 العربية', ''],
  ['ก\u0E49\u0E49\u0E49\u0E49\u0E49\u0E49', 'ก\u0E49\u0E49'],
  ['\u0E49ก a\u0E35 \u0E33 นำ\u0E49', 'ก a น\u0E49\u0E33'],
  ['สิทธิ์ ที่ น้ำ ก็ ปี้ ปู่', 'สิทธิ์ ที่ น้ำ ก็ ปี้ ปู่'],
  ['e\u0301te\u0300\u0316\u0317', 'étè'],
])('[WEB-01] %j is drawn as %j', (text, drawn) => {
  expect(drawable(text)).toBe(drawn);
});

test('[WEB-01] marks above and below have no width of their own', () => {
  expect(widthOf('ที่ปี่', 100, 700)).toBe(widthOf('ทป', 100, 700));
  expect(widthOf('ก', 100, 700)).toBeGreaterThan(widthOf('ก', 50, 700) * 1.9);
});
