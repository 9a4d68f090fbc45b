import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCitizenNo } from '../identifiers/citizen-no.ts';
import { padMembershipNo } from '../identifiers/membership-no.ts';
import { formatThaiPhone } from '../identifiers/phone.ts';
import { formatSatang, parseBaht, parseRate } from '../money.ts';
import { shownFileName } from './file-name.ts';
import { highlightParts } from './highlight.ts';
import { digitsOnly, includesThai, normaliseThai, readTyped, repairThai } from './thai-text.ts';

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));

const INVISIBLE = [
  ...range(0x200b, 0x200f),
  ...range(0x202a, 0x202e),
  ...range(0x2060, 0x2069),
  ...['\u00AD', '\u061C', '\u180E', '\uFEFF', '\u0000', '\u001B'],
];
const SPACES = [' ', '\t', '\n', '\u0085', '\u00A0', ...range(0x2000, 0x200a), '\u202F', '\u3000'];
const DASHES = ['-', '\u00AD-', ...range(0x2010, 0x2015), '\u2212', '\uFE63', '\uFF0D'];

const unseen = fc.string({ unit: fc.constantFrom(...INVISIBLE), maxLength: 3 });
const blank = fc.string({ unit: fc.constantFrom(...INVISIBLE, ...SPACES), maxLength: 3 });

/** Draws a text as it may be pasted: among characters that nobody sees, with other dashes, spaces and digits. */
const dressed = (text: string) =>
  fc
    .tuple(
      blank,
      blank,
      ...[...text].map((char) =>
        fc.tuple(
          unseen,
          char === '-'
            ? fc.constantFrom(...DASHES)
            : char === ' '
              ? fc.constantFrom(...SPACES)
              : /\d/.test(char)
                ? fc.constantFrom(char, String.fromCharCode(0x0e50 + Number(char)))
                : fc.constant(char),
        ),
      ),
    )
    .map(([before, after, ...chars]) => `${before}${chars.flat().join('')}${after}`);

function expectSame<T>(texts: readonly string[], read: (text: string) => T) {
  for (const text of texts) {
    const expected = read(text);
    fc.assert(
      fc.property(dressed(text), (worn) => {
        expect(read(worn)).toEqual(expected);
      }),
    );
  }
}

describe('[REAL-02] whatever a value is dressed in, it reads the same', () => {
  test('a name, and a search for it', () => {
    expectSame(['นายสมชาย ใจงาม', 'น้ำทิพย์ ณ พัทลุง'], repairThai);
    expectSame(['ทะเบียน 00001', 'ที่ดิน'], (text) => [
      includesThai('ทะเบียน 00001 นางน้ำที่ดิน', text),
      highlightParts('ทะเบียน ๐๐๐๐๑ นางน้ำที่ดิน', text, 80),
    ]);
  });

  test('an amount', () => {
    expectSame(['16,277.96', '-500', '0.01', '1 234 567.5', '฿ 1,500.00', '1,500.-'], parseBaht);
    expectSame(['5.50', '6 %'], parseRate);
  });

  test('numbers of members, persons and telephones, and codes', () => {
    expectSame(['1', '00001', '12345'], padMembershipNo);
    expectSame(['9-1234-56789-01-0'], isCitizenNo);
    expectSame(['081-234-5678', '+66 81 234 5678'], formatThaiPhone);
    expectSame(['081-234-5678', '80010001'], digitsOnly);
    expectSame(['6910-00001', 'K7QX-M2PD'], readTyped);
  });
});

test.each([
  ['฿1,500.00', 150_000],
  ['THB 1,500.00', 150_000],
  ['1,500.-', 150_000],
  ['1,500.– บาท', 150_000],
  ['1,500 บาทถ้วน', 150_000],
  ['1,500 บ.', 150_000],
  ['+1,500.00', 150_000],
  ['-฿500', -50_000],
  ['฿ -500', -50_000],
  ['\u202D16,277.96\u202C', 1_627_796],
  ['１，５００．５０', 150_050],
])('a bank writes %j, and it is an amount', (text, satang) => {
  expect(parseBaht(text)).toBe(satang);
  expect(parseBaht(`${formatSatang(satang)} บาท`)).toBe(satang);
});

test.each(['฿', '.-', '-', 'บาท', '฿฿5', '5-', '5 5'])('%j is no amount', (text) => {
  expect(parseBaht(text)).toBeNull();
});

describe('normaliseThai', () => {
  test.each([
    ['เเก้ว', 'แก้ว'],
    ['น\u0E4Dา', 'นำ'],
    ['น\u0E4D\u0E49า', 'น้ำ'],
    ['น\u0E49\u0E4Dา', 'น้ำ'],
    ['นำ\u0E49', 'น้ำ'],
    ['ท\u0E48\u0E35', 'ที่'],
    ['ก\u0E49\u0E39', 'กู้'],
    ['ท\u0E35\u0E48\u0E48', 'ที่'],
    ['สิทธ\u0E4C\u0E34', 'สิทธิ์'],
    ['สห\u200Bกรณ์\uFEFF', 'สหกรณ์'],
    ['เ\u200Bเก้ว', 'แก้ว'],
    ['  ออม \n ทรัพย์ ', 'ออม ทรัพย์'],
    ['ปี ๒๕๖๙–๒๕๗๐', 'ปี 2569-2570'],
    ['PromptPay', 'promptpay'],
    ['น้ำ', 'น้ำ'],
  ])('%j becomes %j', (text, expected) => {
    expect(normaliseThai(text)).toBe(expected);
  });

  test('is the same done twice', () => {
    const unit = fc.constantFrom(...'กนเแาำ\u0E4D\u0E48\u0E49\u0E3Aิุ\u200B Ab👩🏽\u200D\uFE0F–๑１');
    fc.assert(
      fc.property(fc.string({ unit }), (s) => {
        expect(repairThai(repairThai(s))).toBe(repairThai(s));
        expect(normaliseThai(normaliseThai(s))).toBe(normaliseThai(s));
      }),
    );
  });
});

test('the repaired spelling keeps case, digits, dashes and emoji', () => {
  expect(repairThai('เเอป ABC ๒๕๖๙–๗๐ 👨‍👩‍👧‍👦')).toBe('แอป ABC ๒๕๖๙–๗๐ 👨‍👩‍👧‍👦');
  expect(shownFileName('ใบ\u202Eเสร็จ 👩🏽‍🏫.pdf')).toBe('ใบเสร็จ 👩🏽‍🏫.pdf');
});

test('only digits remain, of either script', () => {
  expect(digitsOnly('๐๘๑-234 ๕๖๗๘ ต่อ')).toBe('0812345678');
  expect(digitsOnly('ไม่มี')).toBe('');
});

test('a search finds compound words, other spellings and other cases', () => {
  expect(includesThai('สมาคมฌาปนกิจสงเคราะห์', 'กิจสง')).toBe(true);
  expect(includesThai('กาญจนา แก้วใส', 'เเก้ว')).toBe(true);
  expect(includesThai('แอป PromptPay', 'promptPAY')).toBe(true);
  expect(includesThai('เงินปันผล', 'เงินกู้')).toBe(false);
  expect(includesThai('อะไรก็ได้', ' ')).toBe(true);
});
