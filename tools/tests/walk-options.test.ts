import { expect, test } from 'vitest';
import { readWalkOptions } from '../walk-options.ts';

test('a walk is asked for by engine, pages, widths and letters, and by default is all of Chromium', () => {
  expect(readWalkOptions([])).toEqual({ browser: 'chromium', only: '', width: '', letters: '' });
  const args = [
    '--browser',
    'webkit',
    '--only',
    '/member/share',
    '--width',
    '360,1440',
    '--letters',
    '130',
  ];
  expect(readWalkOptions(args)).toEqual({
    browser: 'webkit',
    only: '/member/share',
    width: '360,1440',
    letters: '130',
  });
  expect(() => readWalkOptions(['--browser', 'opera'])).toThrow('one of chromium, firefox, webkit');
});
