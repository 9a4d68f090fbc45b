import { expect, test } from 'vitest';
import { keepSaraAm, type ShapedFont } from './thai-layout.ts';

/** A font that has a glyph of ten for every sign, and takes sara am apart as fontkit does. */
function fontOf() {
  const glyph = (sign: string) => ({ sign, advanceWidth: 10 });
  const calls: unknown[][] = [];
  const font: ShapedFont = {
    layout(text, ...more) {
      calls.push([text, ...more]);
      const glyphs = [...text.replaceAll('ำ', 'ํา')].map(glyph);
      const positions = glyphs.map(() => ({ xAdvance: 10, yAdvance: 0, xOffset: 0, yOffset: 1 }));
      return { glyphs, positions, advanceWidth: glyphs.length * 10 };
    },
    glyphForCodePoint: (code) => glyph(String.fromCodePoint(code)),
  };
  keepSaraAm(font);
  const signs = (text: string) =>
    font
      .layout(text)
      .glyphs.map((other) => 'sign' in other && other.sign)
      .join('|');
  return { font, signs, asked: calls };
}

test.each([
  ['กำ', 'ก|ำ'],
  ['ำ', 'ำ'],
  ['นำคำไป', 'น|ำ|ค|ำ|ไ|ป'],
  ['น้ำใจ', 'น|้|ำ|ใ|จ'],
  ['ทำน้ำ', 'ท|ำ|น|้|ำ'],
  ['ไป', 'ไ|ป'],
])('%s keeps sara am as one letter', (text, expected) => {
  expect(fontOf().signs(text)).toBe(expected);
});

test('a tone mark is laid out above what stands where the circle of sara am does', () => {
  const { font, asked } = fontOf();
  font.layout('น้ำใจ', 'features');
  expect(asked).toEqual([
    ['นั้', 'features'],
    ['ใจ', 'features'],
  ]);
});

test('each glyph has its place, and the width is that of all of them', () => {
  const { glyphs, positions, advanceWidth } = fontOf().font.layout('น้ำใจ');
  const shaped = { xAdvance: 10, yAdvance: 0, xOffset: 0, yOffset: 1 };
  const added = { xAdvance: 10, yAdvance: 0, xOffset: 0, yOffset: 0 };
  expect(positions).toEqual([shaped, shaped, added, shaped, shaped]);
  expect([glyphs.length, advanceWidth]).toEqual([5, 50]);
});
