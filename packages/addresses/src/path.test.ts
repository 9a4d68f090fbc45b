import { expect, test } from 'vitest';
import { path } from './path.ts';

test('a path has its parameters in it, encoded', () => {
  expect(path('/member/share')).toBe('/member/share');
  expect(path('/member/loan_statement/:statement', { statement: 'สม.2569/1' })).toBe(
    '/member/loan_statement/%E0%B8%AA%E0%B8%A1.2569%2F1',
  );
});
