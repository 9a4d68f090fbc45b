import { afterEach, expect, test } from 'vitest';
import { keepTitled } from './keep-titled.ts';

afterEach(() => document.head.replaceChildren());

test('the page’s own title goes before the cooperative’s, which remains when it is gone', () => {
  document.head.innerHTML =
    '<title data-prerendered="">ข่าว - สหกรณ์</title><title>ระบบสมาชิกสหกรณ์ออมทรัพย์</title>';
  keepTitled('สหกรณ์');
  expect(document.title).toBe('ข่าว - สหกรณ์');
  document.querySelector('title')?.remove();
  expect(document.title).toBe('สหกรณ์');
  document.querySelector('title')?.remove();
  expect(document.title).toBe('');
});
