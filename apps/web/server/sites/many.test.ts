import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startMetrics } from '../metrics/start-metrics.ts';
import { openRoom } from '../pages/shared-room.ts';
import { PAGES } from '../testing/before-mock.ts';
import { buildPortal, freePort } from '../testing/portal.ts';
import { hostOf, markOf, siteOf, startMany, startMarked, two, writeSite } from './testing/many.ts';

const FILES = [
  '/manifest.webmanifest',
  '/site.json',
  '/site.css',
  '/texts/privacy.json',
  '/robots.txt',
  '/sitemap.xml',
  '/search.json?q=a',
  '/seal.svg',
  '/favicon.ico',
  '/api/info/none',
  '/admin/none',
  '/mediafiles/none.png',
  '/logo.png',
  '/og/nothing.png',
  '/nowhere.png',
  '/%zz.png',
  '/healthz',
];
const PICTURES = ['/icons/icon-192.png', '/icons/apple-touch-icon.png', '/og/home.png'];
const ALL = [...PAGES, ...FILES];

const foreignMarks = (no: number, { headers, body }: { headers: object; body: Buffer }) =>
  [...`${JSON.stringify(headers)} ${body}`.matchAll(/mark(\d\d)mark|coop-(\d\d)\.example/g)]
    .map(([, mark, host]) => mark ?? host)
    .filter((found) => found !== two(no));

test('[OPS-06] of twenty cooperatives nobody is answered with a byte of another', async () => {
  const numbers = Array.from({ length: 20 }, (_, no) => no + 1);
  const { get } = await startMany(numbers);
  const seen = new Set<string>();
  const anyRequest = fc.record({
    no: fc.constantFrom(...numbers),
    path: fc.constantFrom(...ALL),
    form: fc.constantFrom(
      (host: string) => host,
      (host: string) => host.toUpperCase(),
      (host: string) => `${host}:8080`,
      (host: string) => `${host}.`,
    ),
    claim: fc.constantFrom(...numbers.map(hostOf)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(anyRequest, { minLength: 12, maxLength: 24 }), async (requests) => {
      await Promise.all(
        requests.map(async ({ no, path, form, claim }) => {
          // Nobody trusts these headers of a visitor.
          const claims = { 'x-forwarded-host': claim, forwarded: `host=${claim}` };
          const answer = await get(form(hostOf(no)), path, claims);
          expect([path, no, foreignMarks(no, answer)]).toEqual([path, no, []]);
          if (answer.body.includes(markOf(no))) seen.add(path);
        }),
      );
    }),
  );
  // The marks stand where they would be seen.
  for (const path of ['/home', '/manifest.webmanifest', '/site.json', '/texts/privacy.json']) {
    expect(seen).toContain(path);
  }
});

test('[OPS-06] icons and shared pictures are those that each has on a server of its own', async () => {
  const { get, dir, dist, backends } = await startMany([1, 2, 3]);
  const pictures = new Set<string>();
  for (const [no, backendUrl] of backends) {
    const alone = await buildPortal({ siteDir: join(dir, hostOf(no)), backendUrl, dist });
    for (const path of PICTURES) {
      const { body } = await get(hostOf(no), path);
      expect(body.equals((await alone.inject(path)).rawPayload), `${no} ${path}`).toBe(true);
      pictures.add(body.toString('base64'));
    }
  }
  expect(pictures.size).toBe(9);
});

test('[OPS-06] cookies of a backend are not sent to other hosts of its domain', async () => {
  const { get } = await startMany([1]);
  const { headers } = await get(hostOf(1), '/api/info/menu');
  expect(headers['set-cookie']).toEqual([`own=${markOf(1)}; Path=/; HttpOnly`]);
});

test('[OPS-06] an unknown host reads in plain words that nobody is there, on every path', async () => {
  const { get } = await startMany([1]);
  for (const host of ['coop-99.example', '127.0.0.1:80', '..', 'README.md', '']) {
    for (const path of ['/', '/home', '/assets/a-1234567.js', '/api/x', '/site.json']) {
      const { status, body, headers } = await get(host, path);
      expect([host, path, status]).toEqual([host, path, 421]);
      expect(String(body)).toMatch(/^421 ไม่มีเว็บไซต์ของสหกรณ์ที่ที่อยู่นี้/);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
  }
  expect(JSON.parse(String((await get('10.0.0.7', '/healthz')).body))).toEqual({
    status: 'ok',
    cooperatives: 1,
  });
  expect((await get('10.0.0.7', '/readyz')).status).toBe(200);
});

test('[OPS-06] a wrong folder is said and nobody else’s matter, and comes when it is mended', async () => {
  const { get, dir, lines } = await startMany([1, 2], {}, 'warn');
  const file = join(dir, hostOf(2), 'site.json');
  writeFileSync(file, '{"coopNameTH": "ก"}');
  expect((await get(hostOf(2), '/home')).status).toBe(503);
  expect((await get(hostOf(1), '/home')).status).toBe(200);
  const entry = lines.map((line) => JSON.parse(line)).find(({ msg }) => /coopNameEN/.test(msg));
  expect(entry.cooperative).toBe(hostOf(2));
  writeFileSync(file, JSON.stringify(siteOf(2)));
  await expect.poll(async () => (await get(hostOf(2), '/home')).status).toBe(200);
});

test('[OPS-06] a new folder is served without a restart, other settings too, and one that goes is not', async () => {
  const { get, dir, backends } = await startMany([1]);
  expect((await get(hostOf(2), '/home')).status).toBe(421);
  writeSite(dir, 2, await startMarked(2));
  await expect.poll(async () => (await get(hostOf(2), '/home')).status).toBe(200);
  const errorOf = async () => JSON.parse(String((await get(hostOf(1), '/api/none')).body)).error;
  expect(await errorOf()).toBe(markOf(1));
  writeFileSync(join(dir, hostOf(1), 'portal.env'), `BACKEND_URL=${await startMarked(3)}`);
  await expect.poll(errorOf).toBe(markOf(3));
  // What is wrong changes nothing for those who are served.
  writeFileSync(join(dir, hostOf(1), 'portal.env'), `PORT=80\nBACKEND_URL=${backends.get(1)}`);
  await expect.poll(errorOf).toBe(markOf(3));
  rmSync(join(dir, hostOf(2)), { recursive: true });
  await expect.poll(async () => (await get(hostOf(2), '/home')).status).toBe(421);
});

test('[OPS-06] the log and the metrics name the cooperative', async () => {
  const port = await freePort();
  const { get, lines } = await startMany([1, 2], {}, 'info', (app) =>
    startMetrics(app, { host: '127.0.0.1', port }),
  );
  for (const no of [1, 2, 2]) await get(hostOf(no), '/home');
  const requests = lines.map((line) => JSON.parse(line)).filter(({ uri }) => uri === '/home');
  expect(requests.map(({ cooperative }) => cooperative)).toEqual([1, 2, 2].map(hostOf));
  const shown = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(shown).toMatch(/portal_cooperative_request_duration_count\{[^}]*coop-02[^}]*\} 2/);
  expect(shown).toMatch(/portal_pages_total\{[^}]*coop-01[^}]*\} 1/);
});

test('[OPS-06] what one cooperative has many of takes no room from the others', () => {
  const room = openRoom(6);
  const caches = [8, 2, 2].map((held) => ({ size: held, pop: () => undefined }));
  for (const cache of caches) {
    room.add({
      get size() {
        return cache.size;
      },
      pop: () => {
        cache.size -= 1;
      },
    });
  }
  room.tidy();
  expect(caches.map(({ size }) => size)).toEqual([2, 2, 2]);
});
