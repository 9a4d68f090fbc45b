import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkup, stripTags } from './markup.ts';

test.each([
  ['<b>ก</b>ข', 'กข'],
  ['ก<p>ข', 'ก ข'],
  ['1 < 2 > 0', '1 < 2 > 0'],
  ['<img alt="a>b" src=\'x>y\'>ท้าย', 'ท้าย'],
  ["<p don't>ก", ' ก'],
  ['ก<!-- <b> -->ข<!doctype html>ค', 'กขค'],
  ['ก<SCRIPT>alert("</b>")</script >ข', 'กข'],
  ['ก<style>p{}', 'ก'],
  ['ก<img src=x onerror=alert(1)', 'ก'],
  ['ก<!-- ข', 'ก'],
  ['<scr<script>ipt>alert(1)</script>', 'ipt>alert(1)'],
  ['</>ก<', 'ก<'],
])('[FMT-05] %j leaves %j', (html, expected) => {
  expect(stripTags(html)).toBe(expected);
});

test('[FMT-05] a wrapped text comes out whole', () => {
  const tag = fc.constantFrom('b', 'u', 'i', 'span class="x > y"');
  fc.assert(
    fc.property(
      fc.string().map((s) => s.replaceAll('<', '')),
      tag,
      (text, name) => {
        return stripTags(`<${name}>${text}</${name.split(' ')[0]}>`) === text;
      },
    ),
  );
});

test('[FMT-05] hostile input is read in one pass, which ends however long it is', () => {
  for (const unclosed of ['<a', '<!--', '<script>', '</', '<a b="']) {
    expect(stripTags(unclosed.repeat(100_000))).toBe('');
  }
  expect(stripTags('<'.repeat(100_000))).toHaveLength(100_000);
});

test('what HTML and XML read as markup is escaped', () => {
  expect(escapeMarkup(`<a href="?a=1&b='2'">ก</a>`)).toBe(
    '&lt;a href=&quot;?a=1&amp;b=&#39;2&#39;&quot;&gt;ก&lt;/a&gt;',
  );
});

test('what no XML can hold is marked, and line breaks and emoji stay', () => {
  expect(escapeMarkup('a\u0000b\ud800c\uffff')).toBe('a\ufffdb\ufffdc\ufffd');
  expect(escapeMarkup('ก\n\t😀')).toBe('ก\n\t😀');
});
