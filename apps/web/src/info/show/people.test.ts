import { expect, test } from 'vitest';
import { splitAtPeople } from './people.ts';

const picture = (caption: string) => ({ file: `${caption}.jpg`, caption });
const CHAIR = picture('นายวิชัย ใจงาม ประธานกรรมการ');
const CLERK = picture('นางสมหญิง ทองดี เลขานุการ');
const TABLE =
  '<TABLE><caption>ชื่อ</caption><thead><tr><th>ชื่อ</th><th>ตำแหน่ง</th></tr></thead><tbody><tr><td>นางสมหญิง&nbsp;ทองดี</td><td>เลขานุการ</td></tr><tr><td>นายวิชัย ใจงาม</td><td>ประธานกรรมการ</td></tr></tbody></TABLE>';
const html = `<p>มีวาระ 2 ปี</p>${TABLE}<h3>ชุดย่อย</h3>`;

test('[PUB-15] the table of those who are pictured is taken out, and each is listed as the pictures stand', () => {
  expect(splitAtPeople({ html, gallery: [CHAIR, CLERK] })).toEqual({
    before: '<p>มีวาระ 2 ปี</p>',
    after: '<h3>ชุดย่อย</h3>',
    people: [
      { picture: CHAIR, name: 'นายวิชัย ใจงาม', office: 'ประธานกรรมการ' },
      { picture: CLERK, name: 'นางสมหญิง ทองดี', office: 'เลขานุการ' },
    ],
  });
});

test('a table before it, or one that has no end, hides nobody', () => {
  const others = '<table><tr><td>ก</td><td>ข</td></tr></table>';
  const split = splitAtPeople({ html: `${others}${html}<table>`, gallery: [CHAIR, CLERK] });
  expect([split.before, split.people.length]).toEqual([`${others}<p>มีวาระ 2 ปี</p>`, 2]);
});

test.each([
  ['fewer pictures than rows', [CHAIR]],
  ['a picture of somebody else', [CHAIR, picture('นายอื่น ไกล เลขานุการ')]],
  ['no pictures', []],
])('with %s all stays as it is', (_, gallery) => {
  expect(splitAtPeople({ html, gallery })).toEqual({ before: html, after: '', people: [] });
});
