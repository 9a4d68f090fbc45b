import { expect, test } from 'vitest';
import { readPreview } from './open-graph.ts';

const TAGS = {
  'og:title': 'ประกาศ &quot;ดอกเบี้ย&quot; - สหกรณ์',
  'og:description': 'มีผลวันที่ 1 กุมภาพันธ์ 2569',
  'og:site_name': 'สหกรณ์',
  'og:type': 'article',
  'og:locale': 'th_TH',
  'og:url': 'https://portal.example/show/103',
  'og:image': 'https://portal.example/og/show/103.png',
  'og:image:width': '1200',
  'og:image:height': '630',
  'og:image:type': 'image/png',
};
const pageOf = (tags: Record<string, string>) =>
  `<html><head>${Object.entries(tags)
    .map(([name, content]) => `<meta property="${name}" content="${content}">`)
    .join('')}</head><body></body></html>`;

test('[WEB-01] a whole preview has no problems', async () => {
  expect(await readPreview(pageOf(TAGS))).toEqual({
    title: 'ประกาศ "ดอกเบี้ย" - สหกรณ์',
    description: 'มีผลวันที่ 1 กุมภาพันธ์ 2569',
    siteName: 'สหกรณ์',
    type: 'article',
    locale: 'th_TH',
    url: 'https://portal.example/show/103',
    image: {
      url: 'https://portal.example/og/show/103.png',
      width: 1200,
      height: 630,
      type: 'image/png',
    },
    problems: [],
  });
});

test('[WEB-01] what is missing is named', async () => {
  const { problems } = await readPreview(
    pageOf({ 'og:title': 'ประกาศ', 'og:url': '/show/103', 'og:image': '/seal.png' }),
  );
  expect(problems).toEqual([
    'no og:description',
    'no og:site_name',
    'no og:type',
    'og:url is not whole: /show/103',
    'og:image is not whole: /seal.png',
    'og:image is not 1200 × 630',
  ]);
});
