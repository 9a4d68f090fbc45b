import { existsSync, statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fileSize } from '../file-size.ts';
import { categoryPicture, contentTypePicture, mediaPath } from './fallback-pictures.ts';

const CATEGORIES = [
  'news',
  'order',
  'rules',
  'overall_operation',
  'coop_investment',
  'coop_order',
  'coop_act',
  'welfare',
  'notice',
  'activity-gallary',
  'video',
  'bussiness_report',
  'bussiness_report_monthy',
  'download',
];

const PUBLIC = `${import.meta.dirname}/../../../public`;
const MEDIA = `${import.meta.dirname}/../../../../mock-api/media`;

describe('[PUB-11] the default picture', () => {
  test.each(CATEGORIES)('of %s is a small file of the portal', (category) => {
    const path = categoryPicture(category);
    expect(path).toBe(`/picture/Utils/ContentDefault/${category}.webp`);
    expect(statSync(PUBLIC + path).size).toBeLessThan(8_000);
  });

  test.each(['organization', '', 'toString', '../news'])(
    'of the unknown category %j is that of the news',
    (category) => {
      expect(categoryPicture(category)).toBe('/picture/Utils/ContentDefault/news.webp');
    },
  );
});

describe('[PUB-12] the fallback picture of a content type', () => {
  test.each([
    ['news', 'news'],
    ['activity-gallary', 'activity-gallary'],
    ['rule', 'rule'],
    ['rules', 'rule'],
    ['Scholarships', 'Scholarships'],
    ['achievement', 'achievement'],
    ['report_center', 'report_center'],
    ['notice', 'notice'],
    ['news_letters', 'news_letters'],
    ['business_report', 'business_report'],
    ['bussiness_report_monthy', 'business_report'],
    ['download', 'download'],
    ['welfare', 'default'],
    ['constructor', 'default'],
  ])('%s is %s', (type, name) => {
    const path = contentTypePicture(type);
    expect(path).toBe(`/mediafiles/images/Utils/content_default/${name}.webp`);
    expect(existsSync(MEDIA + path.replace('/mediafiles', ''))).toBe(true);
  });
});

test.each([
  ['office-1.jpg', '/mediafiles/office-1.jpg'],
  ['news/2569/ภาพ 1.jpg', '/mediafiles/news/2569/%E0%B8%A0%E0%B8%B2%E0%B8%9E%201.jpg'],
  ['../../api/info/manu', '/mediafiles/api/info/manu'],
  ['//evil.example/x.png', '/mediafiles/evil.example/x.png'],
  ['x.jpg?y#z', '/mediafiles/x.jpg%3Fy%23z'],
  ['', undefined],
  ['..', undefined],
])('[PUB-26] the file %j is asked for at %j', (file, path) => {
  expect(mediaPath(file)).toBe(path);
});

test.each([
  [0, '1 KB'],
  [3_500, '3 KB'],
  [327_680, '320 KB'],
  [1_048_576, '1.0 MB'],
  [5_452_595, '5.2 MB'],
])('%i bytes read %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words);
});

test('half a sign in the name of a file leaves a page that stands', () => {
  expect(mediaPath('a\ud800.png')).toBe('/mediafiles/a%EF%BF%BD.png');
});
