import type { RequestListener } from 'node:http';
import { describe, expect, test } from 'vitest';
import { askBackend } from './backend-answer.ts';
import { createBackendClient } from './pages/backend-client.ts';
import { openTexts } from './pages/texts.ts';
import { openLogo } from './share/logo.ts';
import { openSite } from './site/site.ts';
import { buildPortal, folderWith, NAMES, startBackend } from './testing/portal.ts';

/** A backend whose answers never end, and whether its connections were cut. */
async function endless() {
  let cut = 0;
  const backend = await startBackend((_, answer) => {
    answer.writeHead(200, { 'content-type': 'application/json' });
    const part = Buffer.alloc(256 * 1_024, ' ');
    const more = () => {
      while (!answer.destroyed && answer.write(part));
    };
    answer.on('drain', more);
    answer.on('close', () => {
      cut += 1;
    });
    more();
  });
  return { ...backend, cuts: () => cut };
}

const JSON_TYPE = { 'content-type': 'application/json' };
const nested = (depth: number) => `${'[{"a":'.repeat(depth / 2)}1${'}]'.repeat(depth / 2)}`;
const TEXT = '/texts/privacy.json';
const MOUNTED = { ...NAMES, texts: { privacy: TEXT } };

describe('[REAL-06] an answer', () => {
  const answered = async (listener: RequestListener) => (await startBackend(listener)).url;

  test('is what the backend says: status, headers, bytes, letters of several bytes, and none', async () => {
    const url = await answered(({ url: path }, reply) => {
      if (path === '/none') return void reply.writeHead(204).end();
      reply.writeHead(404, JSON_TYPE).end('{"a":"สหกรณ์"}');
    });
    const answer = await askBackend(url);
    expect([answer.status, answer.ok]).toEqual([404, false]);
    expect(answer.headers.get('content-type')).toBe(JSON_TYPE['content-type']);
    expect(await answer.json()).toEqual({ a: 'สหกรณ์' });
    const none = await askBackend(`${url}/none`);
    expect([none.status, await none.text()]).toEqual([204, '']);
  });

  test('is refused one byte above what it may have', async () => {
    const url = await answered((_, reply) => reply.end('12345'));
    expect(await (await askBackend(url, {}, { bytes: 5 })).text()).toBe('12345');
    await expect(askBackend(url, {}, { bytes: 4 })).rejects.toThrow('longer than 4 bytes');
  });

  test('is given up that stops in its middle', async () => {
    const url = await answered((_, reply) => void reply.write('{'));
    await expect(askBackend(url, {}, { ms: 50 })).rejects.toThrow('timeout');
  });

  test('is refused when it is nested without end; brackets in its strings are none', async () => {
    const bodies = [nested(64), nested(66), ` \n${nested(100_000)}`, `["\\"${'['.repeat(99)}"]`];
    const url = await answered(({ url: path }, reply) => reply.end(bodies[Number(path?.slice(1))]));
    expect((await askBackend(`${url}/0`)).ok).toBe(true);
    expect((await askBackend(`${url}/3`)).ok).toBe(true);
    for (const path of [1, 2]) {
      await expect(askBackend(`${url}/${path}`)).rejects.toThrow('nested deeper');
    }
  });
});

describe('[REAL-06] of an answer without an end the backend is cut off', () => {
  const mounted = () => ({ problems: [] }) as never;
  const site = { ...MOUNTED, logo: '/mediafiles/logo.png' };
  const readers: [string, (backendUrl: string) => Promise<unknown>][] = [
    ['a page', (backendUrl) => createBackendClient({ backendUrl, site })('infoMenuShow', {})],
    ['the site configuration', (backendUrl) => openSite({ backendUrl, mounted }).read()],
    [
      'a legal text',
      (backendUrl) => openTexts({ backendUrl, mounted: () => undefined })(site, TEXT),
    ],
  ];

  test.each(readers)('by %s', async (_, read) => {
    const { url, cuts } = await endless();
    await expect(read(url)).rejects.toThrow();
    await expect.poll(cuts).toBe(1);
  });

  test('by the logo, which the seal replaces', async () => {
    const { url, cuts } = await endless();
    expect(await openLogo({ backendUrl: url })(site)).toBeUndefined();
    await expect.poll(cuts).toBe(1);
  });

  test.each([
    ['/robots.txt', 200],
    ['/sitemap.xml', 503],
  ])('by %s', async (address, status) => {
    const { url, cuts } = await endless();
    const siteDir = folderWith({ 'site.json': JSON.stringify(NAMES) });
    const publicOrigin = 'https://portal.example';
    const app = await buildPortal({ siteDir, backendUrl: url, publicOrigin });
    expect((await app.inject(address)).statusCode).toBe(status);
    await expect.poll(cuts).toBe(1);
  });
});

const CALLING = ['/sitemap.xml', '/feeds/news.xml', '/og/show/103.png'];
const UNCONFIGURED = ['/home', '/manifest.webmanifest', ...CALLING];

test.each([
  ...CALLING.map((address) => [address, { 'site.json': JSON.stringify(NAMES) }] as const),
  ...UNCONFIGURED.map((address) => [address, {}] as const),
])(
  '[REAL-06] %s before a backend whose answers are nested without end is no failure of ours: with %j mounted',
  async (address, files) => {
    const { url } = await startBackend((_, reply) => {
      reply.writeHead(200, JSON_TYPE).end(nested(100_000));
    });
    const publicOrigin = 'https://portal.example';
    const app = await buildPortal({ siteDir: folderWith(files), backendUrl: url, publicOrigin });
    expect((await app.inject(address)).statusCode).toBe(503);
  },
);
