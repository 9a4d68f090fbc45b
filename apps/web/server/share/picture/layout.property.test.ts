import { Resvg } from '@resvg/resvg-js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Card, PICTURE, SAFE_INSET } from './card.ts';
import { drawing, drawLetters } from './draw.ts';
import { layOut } from './layout.ts';
import { DRAWING_OPTIONS } from './render-card.ts';

const WORDS =
  'ประกาศ ที่ ปี่ กตัญญู น้ำ ป้ำ ฐุ ฎู เงินกู้ สหกรณ์ออมทรัพย์ นางสาวกมลวรรณ 2569 1,500,000 บาท % “ ” ( ) & < > Annual WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW https://coop.example/a-b 🎉 ้ ๆ ฯ'.split(
    ' ',
  );
const words = fc
  .array(fc.tuple(fc.constantFrom(...WORDS), fc.constantFrom('', ' ')), { maxLength: 60 })
  .map((pairs) => pairs.flat().join(''));
const thai = fc.string({
  unit: fc.integer({ min: 0x0e01, max: 0x0e5b }).map((code) => String.fromCodePoint(code)),
  maxLength: 120,
});
const text = fc.oneof(words, thai, fc.string({ unit: 'grapheme', maxLength: 80 }));

const card: fc.Arbitrary<Card> = fc.record({
  title: text,
  kind: text,
  date: fc.constantFrom('', '28 กุมภาพันธ์ 2569'),
  nameTH: text,
  nameEN: text,
  initials: text,
});

test('[WEB-01] nothing that is drawn leaves the safe area, whatever the texts are', () => {
  fc.assert(
    fc.property(card, (other) => {
      const svg = drawing(drawLetters(layOut(other)));
      const ink = new Resvg(svg, DRAWING_OPTIONS).getBBox();
      if (!ink) return;
      expect(ink.x).toBeGreaterThanOrEqual(SAFE_INSET.x);
      expect(ink.x + ink.width).toBeLessThanOrEqual(PICTURE.width - SAFE_INSET.x);
      expect(ink.y).toBeGreaterThanOrEqual(SAFE_INSET.y);
      expect(ink.y + ink.height).toBeLessThanOrEqual(PICTURE.height - SAFE_INSET.y);
    }),
  );
});
