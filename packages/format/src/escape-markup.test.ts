import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('what HTML and XML read as markup is escaped', () => {
  expect(escapeMarkup(`<a href="?a=1&b='2'">ก</a>`)).toBe(
    '&lt;a href=&quot;?a=1&amp;b=&#39;2&#39;&quot;&gt;ก&lt;/a&gt;',
  );
});

test('what no XML can hold is marked, and line breaks and emoji stay', () => {
  expect(escapeMarkup('a\u0000b\ud800c\uffff')).toBe('a\ufffdb\ufffdc\ufffd');
  expect(escapeMarkup('ก\n\t😀')).toBe('ก\n\t😀');
});
