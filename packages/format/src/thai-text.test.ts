import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { includesThai, normaliseThai, repairThai } from './thai-text.ts';

describe('normaliseThai', () => {
  test.each([
    ['เเก้ว', 'แก้ว'],
    ['น\u0E4Dา', 'นำ'],
    ['น\u0E4D\u0E49า', 'น้ำ'],
    ['น\u0E49\u0E4Dา', 'น้ำ'],
    ['สห\u200Bกรณ์\uFEFF', 'สหกรณ์'],
    ['เ\u200Bเก้ว', 'แก้ว'],
    ['  ออม \n ทรัพย์ ', 'ออม ทรัพย์'],
    ['PromptPay', 'promptpay'],
    ['น้ำ', 'น้ำ'],
  ])('%j becomes %j', (text, expected) => {
    expect(normaliseThai(text)).toBe(expected);
  });

  test('is the same done twice', () => {
    const text = fc.string({ unit: fc.constantFrom(...'กนเแาำ\u0E4D\u0E48\u0E49ิุ\u200B Ab') });
    fc.assert(fc.property(text, (s) => normaliseThai(normaliseThai(s)) === normaliseThai(s)));
  });

  test('the repaired spelling keeps its case', () => {
    expect(repairThai('เเอป ABC')).toBe('แอป ABC');
  });
});

test('a search finds compound words, other spellings and other cases', () => {
  expect(includesThai('สมาคมฌาปนกิจสงเคราะห์', 'กิจสง')).toBe(true);
  expect(includesThai('กาญจนา แก้วใส', 'เเก้ว')).toBe(true);
  expect(includesThai('แอป PromptPay', 'promptPAY')).toBe(true);
  expect(includesThai('เงินปันผล', 'เงินกู้')).toBe(false);
  expect(includesThai('อะไรก็ได้', ' ')).toBe(true);
});
