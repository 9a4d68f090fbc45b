import { expect, test } from 'vitest';
import { openScreen } from '../testing/render-screen.tsx';
import { PageMeta } from './page-meta.tsx';

const open = (path: string, props = {}) =>
  openScreen(() => <PageMeta title="ข่าว" {...props} />, { at: path, path: '*' });
const inHead = (selector: string, attribute = 'content') =>
  document.head.querySelector(selector)?.getAttribute(attribute);

test('[LAY-05] a public page says where it is, with its place in a list and without marks of campaigns', async () => {
  await open('/list/news?utm_source=chat&page=2');
  const address = `${location.origin}/list/news?page=2`;
  expect(inHead('link[rel=canonical]', 'href')).toBe(address);
  expect(inHead('meta[property="og:url"]')).toBe(address);
  expect(inHead('meta[property="og:type"]')).toBe('website');
  expect(inHead('meta[name=robots]')).toBeUndefined();
});

test.each([
  ['/member/logon', {}],
  ['/membergroup/dashboard', {}],
  ['/show/999999', { noIndex: true }],
])('[LAY-05][WEB-02] %s stays out of an index', async (path, props) => {
  await open(path, props);
  expect(inHead('meta[name=robots]')).toBe('noindex');
  expect(inHead('link[rel=canonical]', 'href')).toBeUndefined();
  expect(inHead('meta[property="og:url"]')).toBeUndefined();
});
