import { expect, test } from 'vitest';
import type { PaperDocument } from './document.ts';
import { drawPdf } from './draw.ts';
import { writePdf } from './write-pdf.ts';

const PAPER: PaperDocument = {
  publisher: 'สหกรณ์',
  address: 'ถนนราชดำเนิน',
  number: '1',
  title: 'ประกาศ',
  date: '2026-11-23',
  dateText: '23 พฤศจิกายน 2569',
  blocks: [{ paragraph: 'เรื่องแรก' }],
};

test('papers that are asked for at once come from the other process as they are written here', async () => {
  const others = ['2', '3'].map((number) => ({ ...PAPER, number }));
  const drawn = await Promise.all([PAPER, ...others].map(drawPdf));
  for (const [at, paper] of [PAPER, ...others].entries()) {
    expect(drawn[at]?.equals(await writePdf(paper))).toBe(true);
  }
});

test('a paper that cannot be drawn fails alone', async () => {
  const wrong = { ...PAPER, blocks: undefined } as unknown as PaperDocument;
  const [failed, drawn] = await Promise.allSettled([drawPdf(wrong), drawPdf(PAPER)]);
  expect(failed.status).toBe('rejected');
  expect(drawn.status).toBe('fulfilled');
});
