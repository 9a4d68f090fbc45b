import type { Address } from '@coop/addresses/address';
import { ADDRESSES } from '@coop/addresses/addresses';
import { matchPath } from 'react-router';
import { expect, test } from 'vitest';
import { canonicalPath, decodable, knownPart } from './address.ts';

const addressOf = (path: string): Address | undefined =>
  ADDRESSES.find((address) => matchPath(address.path, path));

test.each([
  ['/', '/home'],
  ['/?utm_source=line', '/home'],
  ['/show/103?fbclid=a', '/show/103'],
  ['/list/news?page=2&utm_source=line&year=2569', '/list/news?page=2&year=2569'],
  ['/home?q=a&page=2', '/home'],
  ['/board?q=a&unit=2&view=b', '/board?q=a'],
  ['/election?unit=2&q=a', '/election?unit=2'],
  ['/search?q=%E0%B8%81+%E0%B8%82', '/search?q=%E0%B8%81+%E0%B8%82'],
  ['/loancal?amount=100000&terms=12', '/loancal?amount=100000&terms=12'],
  ['/member/status?tab=2', '/member/status'],
  ['/membergroup/keeprep?period=256910&utm_source=line', '/membergroup/keeprep?period=256910'],
  ['/nowhere?page=2', '/nowhere'],
])('[WEB-04] of %s the page reads %s', (url, known) => {
  expect(knownPart(url, addressOf)).toBe(known);
});

test.each([
  ['/home', '/home'],
  ['/home/', '/home'],
  ['/HOME', '/home'],
  ['/Show/69013//', '/show/69013'],
  ['/list/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7/', '/list/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7'],
  ['/member/confirmdata', '/member/confirmData'],
  ['/member/loan_statement/ABC/', '/member/loan_statement/ABC'],
])('[WEB-11] the one address of %s is %s', (path, canonical) => {
  const row = addressOf(path);
  expect(row && canonicalPath(path, row)).toBe(canonical);
});

test.each([
  ['/show/%E0%B8', '/show/%25E0%25B8'],
  ['/%zz?q=%E0%B8%81', '/%25zz?q=%E0%B8%81'],
  ['/list/%E0%B8%82?q=%E0', '/list/%E0%B8%82?q=%E0'],
  // As vite names a file in such a folder.
  ['/@fs/%E0%B8%82%2050%/a', '/@fs/%E0%B8%82%2050%25/a'],
])('[WEB-11] %s can be decoded as %s', (url, read) => {
  expect(decodable(url)).toBe(read);
});

test('[WEB-04] a search longer than anybody’s makes no page of its own', () => {
  expect(knownPart(`/search?q=${'a'.repeat(996)}`, addressOf)).toMatch(/^\/search\?q=a{996}$/);
  expect(knownPart(`/search?q=${'a'.repeat(1_000)}`, addressOf)).toBe('/search');
  expect(knownPart(`/loancal?amount=${'1'.repeat(1_000)}`, addressOf)).toBe('/loancal');
});

test('[WEB-04] what a page reads of its address is known to be read', () => {
  // A parameter that a screen reads must be named in address.ts, too.
  const rest = knownPart('/demand?page=2&q=a&status=1&view=b&unit=2&demand_no=D1', addressOf);
  expect([...new URLSearchParams(rest.split('?')[1]).keys()]).toEqual([
    'page',
    'q',
    'status',
    'view',
    'demand_no',
  ]);
});
