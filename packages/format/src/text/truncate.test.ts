import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, truncate } from './truncate.ts';

const thai = fc.string({ unit: fc.constantFrom(...'กขน้่๊ำาิีุูเแโ์ abc') });

describe('truncate', () => {
  test('[FMT-05] cuts at 80 by default and appends three dots', () => {
    expect(truncate('ก'.repeat(80))).toBe('ก'.repeat(80));
    expect(truncate('ก'.repeat(81))).toBe(`${'ก'.repeat(80)}...`);
  });

  test('[FMT-05] the other form appends two dots', () => {
    expect(truncate('abcdef', 3, '..')).toBe('abc..');
  });

  test('[FMT-05] counts what a reader counts and keeps marks with their consonant', () => {
    expect(truncate('กู้ที่น้ำ', 3)).toBe('กู้ที่น้ำ');
    expect(truncate('กู้ที่น้ำ', 2)).toBe('กู้ที่...');
    expect(truncate('ปี้'.repeat(90))).toBe(`${'ปี้'.repeat(80)}...`);
  });

  test('[FMT-05] drops a leading vowel that would lose its consonant', () => {
    expect(truncate('เงินเดือน', 4)).toBe('เงิน...');
  });

  test('[FMT-05] never separates a Thai mark from what it stands on', () => {
    fc.assert(
      fc.property(thai, fc.integer({ min: 1, max: 12 }), (text, limit) => {
        const kept = truncate(text, limit, '');
        expect(text.startsWith(kept)).toBe(true);
        if (kept !== '')
          expect(text.slice(kept.length)).not.toMatch(/^[\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]/);
      }),
    );
  });
});

describe('plainText', () => {
  test.each([
    ['<p>เงิน<b>ปันผล</b></p><p>ปี 2569</p>', 'เงินปันผล ปี 2569'],
    ['หนึ่ง<br/>สอง\n  สาม', 'หนึ่ง สอง สาม'],
    ['a &amp; b &lt;c&gt; &quot;d&quot; &#39;e&#39;&nbsp;f', 'a & b <c> "d" \'e\' f'],
    ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
    ['&copy; &constructor; &amp', '&copy; &constructor; &amp'],
    ['', ''],
  ])('[FMT-05] %j reads %j', (html, expected) => {
    expect(plainText(html)).toBe(expected);
  });
});
