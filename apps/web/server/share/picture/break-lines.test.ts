import { describe, expect, test } from 'vitest';
import { breakAtMost, breakLines, endWithEllipsis, partsOf } from './break-lines.ts';

/** Ten px for each letter that has a width. */
const measure = (text: string) => Array.from(text.replace(/\p{Mn}/gu, '')).length * 10;

describe('[WEB-01] a line never ends', () => {
  test.each([
    ['between a figure and its unit', 'ผ่อนชำระ 120 งวด งวดละ 1,500 บาท', '1,500\u00A0บาท'],
    [
      'between a day, its month and its year',
      'ประชุมวันที่ 24 มกราคม 2569 เวลา 09.00 น.',
      '24\u00A0มกราคม\u00A02569 ',
    ],
    ['before the number of an issue', 'ประกาศ ฉบับที่ 2/2569', '\u00A02/2569'],
    ['inside of a name', 'มอบให้นางวรรณา วงศ์สว่าง แล้ว', 'วงศ์สว่าง'],
    ['inside of เงินกู้', 'ดอกเบี้ยเงินกู้สามัญ', 'เงินกู้'],
    ['inside of คณะกรรมการ', 'ผลการเลือกตั้งคณะกรรมการดำเนินการ', 'คณะกรรมการ'],
    ['before ๆ', 'สวัสดิการต่าง ๆ ของสมาชิก', '\u00A0ๆ '],
    ['before a closing quotation mark', 'เรื่อง “เงินปันผล” ประจำปี', '” '],
  ])('%s', (_where, text, whole) => {
    expect(partsOf(text).join('')).toContain(whole);
    expect(partsOf(text).filter((part) => part.includes(whole))).toHaveLength(1);
  });
});

test('[WEB-01] lines end at spaces and are about equally long', () => {
  expect(breakLines('ขอเชิญสมาชิก เข้าร่วมประชุมใหญ่', 200, measure)).toEqual([
    'ขอเชิญสมาชิก',
    'เข้าร่วมประชุมใหญ่',
  ]);
  expect(breakLines('one two three four', 150, measure)).toEqual(['one two', 'three four']);
});

test('[WEB-01] a word wider than the line is cut between letters, marks included', () => {
  expect(breakLines('ปี่ปี่ปี่ปี่', 20, measure)).toEqual(['ปี่ปี่', 'ปี่ปี่']);
});

test('[WEB-01] what is too long ends with an ellipsis after a whole word', () => {
  expect(endWithEllipsis('ประกาศอัตราดอกเบี้ย', 1_000, measure)).toBe('ประกาศอัตราดอกเบี้ย');
  expect(endWithEllipsis('ประกาศอัตราดอกเบี้ย', 120, measure)).toBe('ประกาศอัตรา…');
});

test('[WEB-01] the last line that there is room for goes on where the one before has ended', () => {
  const text = 'ประกาศรายชื่อผู้ได้รับทุนการศึกษาบุตรสมาชิก';
  const lines = breakAtMost(2, text, 140, measure);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/…$/);
  expect(text.startsWith(lines.join('').slice(0, -1))).toBe(true);
  expect(breakAtMost(3, 'one two', 40, measure)).toEqual(['one', 'two']);
});
