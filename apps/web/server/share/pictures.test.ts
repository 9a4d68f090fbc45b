import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openShareApp } from './testing/share-app.ts';

test('[WEB-01] the picture of an item is a PNG that may be kept for an hour, and is not sent twice', async () => {
  await using opened = await openShareApp();
  const answer = await opened.app.inject('/og/show/103.png');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('image/png');
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.headers['cross-origin-resource-policy']).toBe('cross-origin');
  const { width, height } = await sharp(answer.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const { etag } = answer.headers;
  const again = await opened.app.inject({
    url: '/og/show/103.png',
    headers: { 'if-none-match': String(etag) },
  });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
});

test.each([
  '/og/show/999999999.png',
  '/og/show/abc.png',
  '/og/list/nothing.png',
  '/og/constructor.png',
  '/og/member/status.png',
  '/og/showdemand/D2569-0033.png',
])('[WEB-02] %s is not there', async (url) => {
  await using opened = await openShareApp();
  expect((await opened.app.inject(url)).statusCode).toBe(404);
});

test('[WEB-02] a thread that the staff have not read yet has no picture', async () => {
  await using opened = await openShareApp();
  const body = { status: 'รอตรวจสอบ', Question: 'x', Note: 'x', answers: [] };
  opened.world.faults.add({ endpoint: 'infoBoardShow', body });
  expect((await opened.app.inject('/og/boardShow/388.png')).statusCode).toBe(404);
});

test('[WEB-02] a backend in trouble or down is 503, to be tried again and not kept', async () => {
  await using opened = await openShareApp();
  opened.world.faults.add({ endpoint: 'infoTopicShow', status: 500, times: 1 });
  const troubled = await opened.app.inject('/og/show/103.png');
  await opened.stopBackend();
  const down = await opened.app.inject('/og/show/103.png');
  for (const { statusCode, headers } of [troubled, down]) {
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '30',
      'no-store',
    ]);
  }
});

test('[WEB-01] what a cookie has selected is kept by nobody', async () => {
  await using opened = await openShareApp();
  const { headers } = await opened.app.inject({
    url: '/og/home.png',
    headers: { cookie: 'a=b; mock_world=other' },
  });
  expect(headers['cache-control']).toBe('private, no-store');
});
