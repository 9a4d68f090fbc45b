import { expect, test } from 'vitest';
import { readSiteText, SiteText, SiteTexts } from './site-text.ts';

const TEXT = {
  title: 'นโยบายความเป็นส่วนตัว',
  effective_from: '2026-11-21',
  sections: [{ heading: 'สิทธิของท่าน', html: '<p>ขอดูข้อมูลได้</p>' }],
};

test.each(['https://other.example/a.json', '//other.example/a.json', 'texts/a.json', '/\\a', ''])(
  '[WEB-06] %j is no address of a text: it must be on the web’s own origin',
  (address) => {
    expect(SiteTexts.safeParse({ privacy: address }).success).toBe(false);
  },
);

test('[WEB-06] a text needs a title, a date and a section; the rest may be left out', () => {
  expect(SiteText.safeParse(TEXT).success).toBe(true);
  const wrong = SiteText.safeParse({ ...TEXT, effective_from: '21 พ.ย. 2569', sections: [] });
  expect(wrong.error?.issues.map(({ path }) => path.join('.'))).toEqual([
    'effective_from',
    'sections',
  ]);
});

test('[WEB-06] what is wrong in a text reads as empty, and a text without sections is none', () => {
  expect(readSiteText({ ...TEXT, effective_from: 3, more: 1 })).toMatchObject({
    title: TEXT.title,
    effective_from: '3',
  });
  expect(readSiteText({ ...TEXT, sections: [{ heading: 'ก' }, null, 'x'] })?.sections).toEqual([
    { heading: 'ก', html: '' },
    { heading: '', html: '' },
    { heading: '', html: '' },
  ]);
  for (const none of [undefined, null, 'x', [], {}, { ...TEXT, sections: [] }, '<!doctype html>']) {
    expect(readSiteText(none), JSON.stringify(none)).toBeUndefined();
  }
});
