import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildPortal, folderWith, NAMES, startBackend } from '../testing/portal.ts';
import { watchMountedSite } from './mounted-site.ts';
import { openSite } from './site.ts';

const NONE = () => ({ site: undefined, problems: [], remarks: [] });

/** A mounted file under a clock of the test's own, and the complaints. */
function mount(text: string) {
  const folder = folderWith({ 'site.json': text });
  const lines: string[] = [];
  let now = 0;
  const look = watchMountedSite(folder, { complain: (word) => lines.push(word), now: () => now });
  return {
    said: lines,
    look() {
      now += 1_001;
      return look();
    },
    lookAtOnce: look,
    write: (next: string) => writeFileSync(join(folder, 'site.json'), next),
    remove: () => rmSync(join(folder, 'site.json')),
  };
}

describe('[LAY-07] a mounted site configuration', () => {
  test('is read again when the file changes, and looked at once in a second', () => {
    const file = mount(JSON.stringify(NAMES));
    expect(file.look().site).toEqual(NAMES);
    file.write(JSON.stringify({ ...NAMES, coopNameEN: 'Another' }));
    expect(file.lookAtOnce().site?.coopNameEN).toBe('Test');
    expect(file.look().site?.coopNameEN).toBe('Another');
    expect(file.said).toEqual([]);
  });

  test('that a change has made wrong is told once, and what stood there before goes on', () => {
    const file = mount(JSON.stringify(NAMES));
    file.look();
    file.write('{"coopNameTH": "ก", "mourning": "no"}');
    expect(file.look()).toMatchObject({
      site: NAMES,
      problems: [expect.any(String), expect.any(String)],
    });
    file.look();
    expect(file.said).toEqual([
      'site configuration: coopNameEN: Invalid input: expected string, received undefined (line 1)',
      'site configuration: mourning: Invalid input: expected boolean, received string (line 1)',
    ]);
    file.write('{');
    expect(file.look().site).toEqual(NAMES);
    expect(file.said).toHaveLength(3);
    expect(file.said[2]).toMatch(/^site configuration: is not JSON: /);
    file.remove();
    expect(file.look().site).toEqual(NAMES);
    expect(file.said[3]).toBe('site configuration: is not there any more');
    file.write(JSON.stringify(NAMES));
    expect(file.look()).toEqual({ site: NAMES, problems: [], remarks: [] });
  });

  test('wins over the backend’s', async () => {
    const site = openSite({
      backendUrl: 'http://127.0.0.1:9',
      mounted: () => ({ site: NAMES, problems: [], remarks: [] }),
    });
    expect(await site.read()).toEqual(NAMES);
  });
});

describe('[LAY-07] the backend’s site configuration', () => {
  test('is asked for once in ten seconds, behind the answer, and outlives the backend', async () => {
    let times = 0;
    const { server, url } = await startBackend((_request, reply) => {
      times += 1;
      reply.end(JSON.stringify({ ...NAMES, coopNameEN: `Test ${times}` }));
    });
    let now = 0;
    const site = openSite({ backendUrl: url, mounted: NONE, now: () => now });
    const name = async () => (await site.read()).coopNameEN;
    expect(await Promise.all([name(), name()])).toEqual(['Test 1', 'Test 1']);
    now = 11_000;
    expect(await name()).toBe('Test 1');
    await expect.poll(name).toBe('Test 2');
    expect(times).toBe(2);
    server.closeAllConnections();
    server.close();
    now = 60_000;
    expect(await name()).toBe('Test 2');
  });

  test('is each world’s own, and nothing else of a visitor is sent along', async () => {
    const cookies: (string | undefined)[] = [];
    const { url } = await startBackend(({ headers }, reply) => {
      cookies.push(headers.cookie);
      reply.end(JSON.stringify(NAMES));
    });
    const app = await buildPortal({ backendUrl: url, worldCookie: 'world' });
    await app.inject({ url: '/home', headers: { cookie: 'token=secret; world=7; b=2' } });
    await app.inject({ url: '/home', headers: { cookie: 'token=secret' } });
    expect(cookies).toEqual(['world=7', undefined]);
  });

  test('that is none leaves the pages closed with when to try again', async () => {
    for (const text of ['{"coopNameEN": "x"}', '<html>', '{']) {
      const { url } = await startBackend((_request, reply) => reply.end(text));
      const app = await buildPortal({ backendUrl: url });
      const { statusCode, headers, body } = await app.inject('/home');
      expect(statusCode).toBe(503);
      expect(headers).toMatchObject({ 'retry-after': '30', 'cache-control': 'no-store' });
      expect(body).toContain('<title>ระบบสมาชิกสหกรณ์ออมทรัพย์</title>');
    }
  });
});

describe('[LAY-07] what the deployment has mounted', () => {
  test('is /site.json, /robots.txt and /sitemap.xml; a configuration that is not mounted is the backend’s', async () => {
    const { url } = await startBackend(({ url: path }, reply) => reply.end(`backend ${path}`));
    const mounted = await buildPortal({
      backendUrl: url,
      siteDir: folderWith({
        'site.json': JSON.stringify(NAMES),
        'robots.txt': 'User-agent: *',
        'sitemap.xml': '<urlset/>',
      }),
    });
    const site = await mounted.inject('/site.json');
    expect(site.json()).toEqual(NAMES);
    expect(site.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    });
    expect((await mounted.inject('/robots.txt')).body).toBe('User-agent: *');
    expect((await mounted.inject('/sitemap.xml')).body).toBe('<urlset/>');
    const bare = await buildPortal({ backendUrl: url });
    expect((await bare.inject('/site.json')).body).toBe('backend /site.json');
  });
});
