import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { type Packed, packed, sendPage } from './packed.ts';

const PAGE = { status: 200, headers: {}, html: '<p>สหกรณ์</p>', inline: {}, isKept: true };

/** Serves a page; returns what asks for it in an encoding. */
function serve(page: Packed) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.get('/', (request, reply) => sendPage(request, reply, page));
  return (encoding: string) => app.inject({ url: '/', headers: { 'accept-encoding': encoding } });
}

test('[WEB-02] the same page is sent in brotli, in gzip and as it is', async () => {
  const ask = serve(await packed(PAGE));
  const read = { br: brotliDecompressSync, gzip: gunzipSync, '': (bytes: Buffer) => bytes };
  for (const [encoding, open] of Object.entries(read)) {
    const { headers, rawPayload } = await ask(encoding);
    expect(headers['content-encoding'] ?? '').toBe(encoding);
    expect(open(rawPayload).toString()).toBe(PAGE.html);
  }
});

test('[WEB-02] the first who takes a page gets the form that is there, and the second the smaller one', async () => {
  const ask = serve(await packed(PAGE));
  expect((await ask('gzip, br')).headers['content-encoding']).toBe('gzip');
  expect((await ask('gzip, br')).headers['content-encoding']).toBe('br');
});

test('[WEB-02] a page for one visitor is not compressed a second time', async () => {
  const ask = serve(await packed({ ...PAGE, isKept: false }));
  for (const _ of ['first', 'second']) {
    expect((await ask('gzip, br')).headers['content-encoding']).toBe('gzip');
  }
});

test('[WEB-02] a form in brotli that failed is made again for the next', async () => {
  const page = await packed(PAGE);
  const ask = serve(page);
  page.br = Promise.reject(new Error('no memory'));
  expect((await ask('br')).statusCode).toBe(500);
  const { statusCode, headers } = await ask('br');
  expect([statusCode, headers['content-encoding']]).toEqual([200, 'br']);
});
