import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Card } from './card.ts';
import { drawing, drawLetters } from './draw.ts';
import type { Layout } from './layout.ts';
import { widthOf } from './letters.ts';
import { DRAWING_OPTIONS } from './render-card.ts';
import { renderPicture, TooManyPictures } from './render-picture.ts';

const CARD: Card = {
  title: 'ขอเชิญสมาชิกเข้าร่วมประชุมใหญ่สามัญประจำปี 2569 '.repeat(8),
  kind: 'ประกาศ',
  date: '5 มกราคม 2569',
  nameTH: 'สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด',
  nameEN: 'Example Teachers’ Savings and Credit Cooperative',
  initials: 'สอ.',
};

/** Returns the right edge, in px, of a drawn text that begins at 0. */
function inkEnd(text: string): number {
  const line = { text, x: 0, y: 200, size: 100, weight: 700, colour: 'ink-900' } as const;
  const layout: Layout = { lines: [line], initials: undefined };
  const ink = new Resvg(drawing(drawLetters(layout)), DRAWING_OPTIONS).getBBox();
  return (ink?.x ?? 0) + (ink?.width ?? 0);
}

test('[WEB-01] a picture is a PNG of 1200 × 630 px with four lines and less than 80 kB', async () => {
  const png = await renderPicture(CARD);
  const { format, width, height, hasAlpha } = await sharp(png).metadata();
  expect([format, width, height, hasAlpha]).toEqual(['png', 1200, 630, false]);
  expect(png.length).toBeLessThan(80_000);
  const { dominant } = await sharp(png).stats();
  expect(Object.values(dominant).every((part) => part > 200)).toBe(true);
});

test('[WEB-01] a card that says the same is drawn once', async () => {
  const [first, second] = await Promise.all([renderPicture(CARD), renderPicture({ ...CARD })]);
  expect(second).toBe(first);
  expect(await renderPicture({ ...CARD, title: 'ปันผล' })).not.toBe(first);
});

test('[WEB-01] what follows น้ำ stands beside it and not on it', () => {
  // By itself the library puts it there, see draw.ts.
  expect(inkEnd('น้ำน้ำน้ำก')).toBeGreaterThan(widthOf('น้ำน้ำน้ำก', 100, 700) - 15);
  expect(inkEnd('ทำงานค้ำก')).toBeGreaterThan(widthOf('ทำงานค้ำก', 100, 700) - 15);
});

test('[WEB-01] a logo stands in place of the seal', async () => {
  const red = { r: 255, g: 0, b: 0 };
  const logo = await sharp({ create: { width: 90, height: 90, channels: 3, background: red } })
    .png()
    .toBuffer();
  const picture = sharp(await renderPicture({ ...CARD, logo }));
  const seal = picture.extract({ left: 100, top: 60, width: 10, height: 10 });
  expect([...(await seal.raw().toBuffer())].slice(0, 3)).toEqual([255, 0, 0]);
});

test('[WEB-02] no more pictures are begun than can be waited for', async () => {
  const all = Array.from({ length: 60 }, (_, index) =>
    renderPicture({ ...CARD, title: `${index}` }),
  );
  const answers = await Promise.allSettled(all);
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(20);
  expect(
    refused.every((answer) => 'reason' in answer && answer.reason instanceof TooManyPictures),
  ).toBe(true);
});

test('[WEB-02] a card that cannot be drawn fails alone', async () => {
  const wrong = { ...CARD, title: 5 as unknown as string }; // what no backend can send past its schema
  await expect(renderPicture(wrong)).rejects.toThrow(TypeError);
  expect((await renderPicture({ ...CARD, title: 'หลังจากนั้น' })).length).toBeGreaterThan(5_000);
});
