import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { layOut } from './layout.ts';

const CARD: Card = {
  title: 'ผลการเลือกตั้งคณะกรรมการดำเนินการ ชุดที่ 63',
  kind: 'ข่าวสหกรณ์',
  date: '15 มกราคม 2569',
  nameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  nameEN: 'Example Teachers’ Savings and Credit Cooperative',
  initials: 'สอ.',
};

const textsOf = (card: Partial<Card>) => layOut({ ...CARD, ...card }).lines.map(({ text }) => text);

/** Returns the sizes of the title's letters, found by their colour, the darkest. */
const sizesOf = (title: string) =>
  layOut({ ...CARD, title })
    .lines.filter(({ colour }) => colour === 'ink-900')
    .map(({ size }) => size);

test('[WEB-01] a picture says names, kind, title and day, and has the initials in the seal', () => {
  expect(textsOf({})).toEqual([
    'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
    'Example Teachers’ Savings and Credit Cooperative',
    'ข่าวสหกรณ์',
    'ผลการเลือกตั้งคณะกรรมการ',
    'ดำเนินการ ชุดที่\u00A063',
    '15 มกราคม 2569',
  ]);
  expect(layOut(CARD).initials?.text).toBe('สอ.');
  expect(layOut({ ...CARD, logo: Buffer.from('') }).initials).toBeUndefined();
});

test('[WEB-01] letters get smaller with the length of the title; four lines, then an ellipsis', () => {
  expect(sizesOf('ปันผล')).toEqual([104]);
  expect(sizesOf('ทุนการศึกษาบุตร '.repeat(3))).toEqual([72, 72]);
  expect(sizesOf('ทุนการศึกษาบุตรสมาชิก '.repeat(7))).toHaveLength(4);
  const long = textsOf({ title: 'ทุนการศึกษาบุตรสมาชิก '.repeat(40) });
  expect(long).toHaveLength(8);
  expect(long.at(-2)).toMatch(/ทุนการศึกษา.*…$/);
});

test('[WEB-01] a title without a letter that can be drawn gives way to the kind, then to the name', () => {
  expect(textsOf({ title: '🎉🎉' }).slice(2)).toEqual(['ข่าวสหกรณ์', '15 มกราคม 2569']);
  expect(textsOf({ title: '', kind: '', date: '' })[2]).toBe('สหกรณ์ออมทรัพย์');
});

test('[WEB-01] a name too long for one line takes two', () => {
  const nameTH = 'สหกรณ์ออมทรัพย์ครูและบุคลากรทางการศึกษาสำนักงานเขตพื้นที่การศึกษามัธยมศึกษานครศรีธรรมราช จำกัด';
  expect(textsOf({ nameTH }).slice(0, 2).join('')).toBe(nameTH);
});
