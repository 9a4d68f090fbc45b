import { expect, test } from 'vitest';
import { fitsPath } from './fits-path.ts';

test.each([
  ['/show/69002', '/show/:topicId', true],
  ['/show/69002?from=home', '/show/:topicId', true],
  ['/show/69002#comments', '/show/:topicId', true],
  ['/member/share', '/member/share', true],
  ['/show/', '/show/:topicId', false],
  ['/show/69002/more', '/show/:topicId', false],
  ['/show', '/show/:topicId', false],
  ['/list/69002', '/show/:topicId', false],
  ['/list/news', '/list/new:', false],
  ['', '/', false],
])('whether %j is an address of %s: %s', (address, form, fits) => {
  expect(fitsPath(address, form)).toBe(fits);
});
