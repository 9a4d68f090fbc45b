import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitGraphemes } from './graphemes.ts';
import { highlightParts } from './highlight.ts';

/** Puts [ ] around marked parts, so that a test reads like the screen. */
const show = (text: string, query: string, limit = 100) =>
  highlightParts(text, query, limit)
    .map((part) => (part.match ? `[${part.text}]` : part.text))
    .join('');

describe('marking', () => {
  test.each([
    ['ขอกู้เงินฉุกเฉิน', 'เงิน', 'ขอกู้[เงิน]ฉุกเฉิน'],
    ['เงินปันผลและเงินเฉลี่ยคืน', 'เงิน คืน', '[เงิน]ปันผลและ[เงิน]เฉลี่ย[คืน]'],
    ['จ่ายผ่าน PromptPay', 'promptpay', 'จ่ายผ่าน [PromptPay]'],
    ['คุณเเก้ว', 'แก้ว', 'คุณ[แก้ว]'],
    ['ดื่มน\u0E4D\u0E49า', 'น้ำ', 'ดื่ม[น้ำ]'],
    ['อาอาอา', 'อาอา', '[อาอาอา]'],
    ['ไม่มี', '', 'ไม่มี'],
    ['ไม่มี', 'เงิน', 'ไม่มี'],
    ['', 'เงิน', ''],
    ['a.b*c', '.b*', 'a[.b*]c'],
  ])('[FMT-05] %s searched for %j shows %s', (text, query, expected) => {
    expect(show(text, query)).toBe(expected);
  });

  test('[FMT-05] takes the whole grapheme when the match ends inside it', () => {
    expect(show('ปีนี้', 'ป')).toBe('[ปี]นี้');
    expect(show('กู้เงิน', 'กู')).toBe('[กู้]เงิน');
  });

  test('[FMT-05] HTML in the text stays text', () => {
    expect(highlightParts('<img src=x> เงิน', 'เงิน', 80)).toEqual([
      { text: '<img src=x> ', match: false },
      { text: 'เงิน', match: true },
    ]);
  });
});

describe('the window', () => {
  test('[FMT-05] surrounds the first match and shows dots at both cut ends', () => {
    expect(show(`${'ก'.repeat(50)}XX${'ข'.repeat(50)}XX`, 'xx', 10)).toBe('...กกกก[XX]ขขขข...');
  });

  test('[FMT-05] does not run over the beginning or the end', () => {
    expect(show(`XX${'ก'.repeat(50)}`, 'xx', 6)).toBe('[XX]กกกก...');
    expect(show(`${'ก'.repeat(50)}XX`, 'xx', 6)).toBe('...กกกก[XX]');
  });

  test('[FMT-05] is the beginning of the text when nothing matches', () => {
    expect(show('ก'.repeat(100), 'ข', 80)).toBe(`${'ก'.repeat(80)}...`);
  });

  test('[FMT-05] shows the beginning of a match that is too long', () => {
    expect(show(`กก${'X'.repeat(20)}กก`, 'x'.repeat(20), 5)).toBe('...[XXXXX]...');
  });

  test('[FMT-05] drops a leading vowel at its end', () => {
    expect(show('กขคเงิน', 'ก', 4)).toBe('[ก]ขค...');
  });
});

test('[FMT-05] parts never exceed the limit, never split a grapheme, and alternate', () => {
  const thai = fc.string({ unit: fc.constantFrom(...'กขน้่ำาิูเแ์ aB'), maxLength: 40 });
  fc.assert(
    fc.property(thai, thai, fc.integer({ min: 1, max: 20 }), (text, query, limit) => {
      const parts = highlightParts(text, query, limit);
      const counts = parts.map((part) => splitGraphemes(part.text).length);
      const total = counts.reduce((sum, count) => sum + count, 0);
      expect(total).toBeLessThanOrEqual(limit + 6);
      expect(splitGraphemes(parts.map((part) => part.text).join('')).length).toBeLessThanOrEqual(
        total,
      );
      for (const [index, part] of parts.entries()) {
        expect(part.match).not.toBe(parts[index + 1]?.match);
        if (index > 0) expect(part.text).not.toMatch(/^[\u0E31\u0E33-\u0E3A\u0E47-\u0E4E]/);
      }
    }),
  );
});
