import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { buildPortalBeforeMock, ORIGIN, PAGES } from '../testing/before-mock.ts';
import { READERS, type Read, type Reader } from './testing/readers.ts';

/** Results of a search are found and shared by nobody. */
const SHARED = PAGES.filter((path) => path !== '/search');

const UNPACK = { gzip: gunzipSync, br: brotliDecompressSync } as const;

/** Asks as a reader does, in the encodings that it takes. */
function readAs({ agent, encodings }: Reader, app: FastifyInstance): Read {
  let asked = 0;
  return async (address) => {
    asked += 1;
    const { origin, pathname } = new URL(address);
    expect(origin).toBe(ORIGIN);
    const headers = { 'user-agent': agent, 'accept-encoding': encodings };
    // One visitor may not ask for all of them in a second.
    const remoteAddress = `203.0.113.${asked}`;
    const answer = await app.inject({ url: pathname, headers, remoteAddress });
    const encoding = answer.headers['content-encoding'] as keyof typeof UNPACK | undefined;
    const unpack = encoding ? UNPACK[encoding] : Buffer.from;
    return {
      status: answer.statusCode,
      robots: String(answer.headers['x-robots-tag'] ?? ''),
      body: unpack(answer.rawPayload),
    };
  };
}

test.each(READERS)('[WEB-01] $name misses nothing on any kind of public page', async (reader) => {
  const read = readAs(reader, await buildPortalBeforeMock());
  for (const path of SHARED) {
    const missing = await reader.missing(ORIGIN + path, read);
    expect([path, ...missing]).toEqual([path]);
  }
});

/** A page with one thing wrong for each reader, by its documents. */
const POOR = `<html><head><title>ข่าว</title><meta property="og:title" content="ข่าว">
  <meta name="robots" content="index"><link rel="canonical" href="/show/1">
  <meta property="og:image" content="/og.png"></head></html>`;

test.each([
  ['LINE', ['og:description', 'picture at no whole https address: /og.png']],
  [
    'Facebook',
    [
      'og:description',
      'og:type',
      'og:site_name',
      'og:image:width',
      'og:image:height',
      'og:image:alt',
      'picture at no whole https address: /og.png',
    ],
  ],
  ['Google', ['description', 'canonical /show/1', 'organization']],
])('[WEB-01] %s notices what a page lacks', async (name, missing) => {
  const reader = READERS.find((one) => one.name === name);
  const read: Read = async () => ({ status: 200, robots: '', body: Buffer.from(POOR) });
  expect(await reader?.missing(`${ORIGIN}/show/1`, read)).toEqual(missing);
});
