import { expect, test } from 'vitest';
import { isPage, siteHref } from './site-href.ts';

test.each([
  ['/list/news', '/list/news'],
  ['show/103', '/show/103'],
  [' /board?page=2#top ', '/board?page=2#top'],
  [`${location.origin}/home`, '/home'],
  ['https://social.example/coop', 'https://social.example/coop'],
  ['mailto:info@coop.example', 'mailto:info@coop.example'],
  ['tel:075123456', 'tel:075123456'],
])('[PUB-07] an address is read as it may stand in a link: %s', (found, href) => {
  expect(siteHref(found)).toBe(href);
});

test.each(['', ' ', '0', 0, '#', 'https://', 'http://['])('[PUB-09] %j is no address', (found) => {
  expect(siteHref(found)).toBeUndefined();
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://coop.example/1',
  'file:///etc/passwd',
])('an address that could run something is none: %j', (found) => {
  expect(siteHref(found)).toBeUndefined();
});

test.each([
  './/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  `${location.origin}//evil.example/x`,
])('an address that reads as a path and leads elsewhere is none: %j', (found) => {
  expect(siteHref(found)).toBeUndefined();
});

test('files and the backend are no pages of the product', () => {
  expect(['/home', '/list/news?page=2', '/show/103'].every(isPage)).toBe(true);
  const others = [
    '/mediafiles/a',
    '/picture/x',
    '/rules.pdf',
    '/a.pdf?x=1',
    'https://a.example/',
    'tel:1',
  ];
  expect(others.some(isPage)).toBe(false);
});
