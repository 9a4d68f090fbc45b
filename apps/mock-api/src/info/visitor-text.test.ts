import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, textAsHtml } from './visitor-text.ts';

test('a text is kept without what nobody sees and with one kind of line break', () => {
  expect(cleanText('  หนึ่ง\r\nสอง\rสาม\u0000\u202E\n\n\n\nสี่ ')).toBe('หนึ่ง\nสอง\nสาม\n\nสี่');
  expect(cleanLine(' หัวข้อ\r\n  ยาว\tมาก ')).toBe('หัวข้อ ยาว มาก');
});

test('a text as HTML has paragraphs and line breaks, and everything else of it is text', () => {
  expect(textAsHtml('ก & ข\nค\n\n<img src=x onerror="alert(1)">\'')).toBe(
    '<p>ก &amp; ข<br>ค</p><p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;</p>',
  );
});

test('no text brings a tag or an attribute of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const rest = textAsHtml(text).replace(/<\/?p>|<br>/g, '');
      expect(rest).not.toMatch(/[<>"']/);
    }),
  );
});
