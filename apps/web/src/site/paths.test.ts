import { expect, test } from 'vitest';
import { paths, safeReturnTo } from './paths.ts';

const FALLBACK = '/member/status';

test.each([
  '/member/share',
  '/member/loan_statement/%E0%B8%AA%E0%B8%A1.2569%2F64542?period=all&q=x#top',
])('[AUTH-04] after signing in one returns to %s', (path) => {
  expect(safeReturnTo(path, FALLBACK)).toBe(path);
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['another site', 'https://evil.example/'],
  ['another site without its scheme', '//evil.example/'],
  ['another site behind a backslash', '/\\evil.example/'],
  ['a backslash further on', '/member\\..\\evil'],
  ['a script', 'javascript:alert(1)'],
  ['a document of its own', 'data:text/html,<script>alert(1)</script>'],
  ['another site behind mixed slashes', '\\\\/evil.example/'],
  ['a path that is not from the root', 'member/share'],
  ['a line break', '/member/share\nSet-Cookie: a=b'],
  ['a tab that browsers drop', '/\t/evil.example'],
])('%s is no place to return to', (_name, value) => {
  expect(safeReturnTo(value, FALLBACK)).toBe(FALLBACK);
});

test('a contract number with a slash is one part of the path', () => {
  expect(paths.member.loanStatement('สม.2569/64542')).toBe(
    '/member/loan_statement/%E0%B8%AA%E0%B8%A1.2569%2F64542',
  );
});

test('half a sign in an answer leaves a page that stands', () => {
  expect(paths.list('ข่าว\ud800')).toBe('/list/%E0%B8%82%E0%B9%88%E0%B8%B2%E0%B8%A7%EF%BF%BD');
});
