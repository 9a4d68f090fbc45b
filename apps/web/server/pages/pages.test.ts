import { inputs } from '@coop/contracts/examples/inputs';
import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RenderRequest } from '../../src/first-paint/render.tsx';
import { demandsPage } from '../testing/demands-page.ts';
import { NAMES, startBackend, startPortal } from '../testing/portal.ts';
import { createBackendClient } from './backend-client.ts';

const NOW = Date.parse('2026-11-20T09:00:00+07:00');

/** Opens the portal before the real mock. */
async function openPortal() {
  const worlds = createWorlds({
    seed: 'demo',
    population: 12_000,
    now: () => NOW,
    testTokens: true,
  });
  const mock = await buildApp({ worlds, checkResponses: true, cookieSecret: 'a-secret-for-tests' });
  onTestFinished(() => mock.close());
  const backendUrl = await mock.listen({ host: '127.0.0.1', port: 0 });
  const { renderPage, build } = demandsPage();
  const { url } = await startPortal(
    { backendUrl, worldCookie: 'mock_world', timeoutMs: 30_000 },
    { develop: async () => async () => build },
  );
  const read = async (path: string, cookie = '') => {
    const answer = await fetch(url + path, { headers: { cookie } });
    const [, count] = /(\d+) demands/.exec(await answer.text()) ?? [];
    return Number(count);
  };
  const client = createBackendClient({ backendUrl: url, site: NAMES });
  return { url, read, client, renderPage };
}

test('[WEB-04] what somebody writes through the server is on the page for the next visitor', async () => {
  const { read, client, renderPage } = await openPortal();
  const before = await read('/demand');
  expect(await read('/demand')).toBe(before);
  const made = renderPage.mock.calls.length;
  await client('infoDemandCreate', {
    body: { ...inputs.infoDemandCreate.body, recaptcha: 'always-pass' },
  });
  expect(await read('/demand')).toBe(before + 1);
  expect(renderPage).toHaveBeenCalledTimes(made + 1);
});

test('[WEB-11] another way of writing an address leads to the one, with what was asked', async () => {
  const { url } = await openPortal();
  for (const [written, canonical] of [
    ['/DEMAND/?page=2', '/demand?page=2'],
    ['//demand', '/demand'],
  ]) {
    const answer = await fetch(url + written, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, canonical]);
  }
  const icon = await fetch(`${url}/favicon.ico`, { redirect: 'manual' });
  expect([icon.status, icon.headers.get('location')]).toEqual([301, '/icons/icon-192.png']);
});

test('[WEB-11] a page that a browser has is not sent again, until it changes', async () => {
  const { url, client } = await openPortal();
  const ask = (etag = '') => fetch(`${url}/demand`, { headers: { 'if-none-match': etag } });
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^W\/"[\w+/=]{28}"$/)]);
  for (const path of [etag, etag.replace('W/', '')]) {
    const again = await ask(path);
    expect([again.status, await again.text()]).toEqual([304, '']);
  }
  await client('infoDemandCreate', {
    body: { ...inputs.infoDemandCreate.body, recaptcha: 'always-pass' },
  });
  expect((await ask(etag)).status).toBe(200);
});

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', null],
])('[WEB-11] who takes %s gets %s', async (accepted, encoding) => {
  const { url } = await openPortal();
  const answer = await fetch(`${url}/demand`, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  if (encoding) expect(answer.headers.get('vary')).toContain('accept-encoding');
  expect(await answer.text()).toContain('demands');
});

test('[WEB-04] marks of campaigns make no other page, and a world of tests none that is kept', async () => {
  const { read, renderPage } = await openPortal();
  await read('/demand');
  const made = renderPage.mock.calls.length;
  await read('/demand?utm_source=line');
  expect(renderPage).toHaveBeenCalledTimes(made);
  await read('/demand', 'mock_world=a');
  await read('/demand', 'a=1; mock_world=a');
  expect(renderPage).toHaveBeenCalledTimes(made + 2);
});

test('[WEB-02] a page that cannot be rendered at all is 503 with the plain one', async () => {
  const { url, renderPage } = await openPortal();
  renderPage.mockRejectedValue(new Error('no window'));
  const answer = await fetch(`${url}/board`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.text()).toContain('<div id="root"></div>');
});

/** Lets time pass for the caches; returns what moves it on. */
function moveTime() {
  const { now } = performance;
  let ahead = 0;
  const moved = vi.spyOn(performance, 'now');
  moved.mockImplementation(() => now.call(performance) + ahead);
  onTestFinished(() => moved.mockRestore());
  return (ms: number) => {
    ahead += ms;
  };
}

/** The portal before a build whose pages are made by `make`. */
async function withPages(make: (url: string) => Promise<{ body: string; missed?: string[] }>) {
  const { build, renderPage } = demandsPage();
  renderPage.mockImplementation(async ({ origin, now, url }: RenderRequest) => {
    // Without a time it is the one that is thrown away at the start.
    const { body, missed = [] } = now === 0 ? { body: '' } : await make(url);
    const data = { origin, at: now, cache: { mutations: [], queries: [] } };
    return { head: '', body, note: {}, missed: missed as never[], status: 200, data };
  });
  const backend = await startBackend((_, answer) => answer.end(JSON.stringify(NAMES)));
  const { url } = await startPortal(
    { backendUrl: backend.url, trustedProxies: ['127.0.0.1'] },
    { develop: async () => async () => build },
  );
  renderPage.mockClear();
  const ask = async (path: string, visitor = '203.0.113.1') => {
    const answer = await fetch(url + path, { headers: { 'x-forwarded-for': visitor } });
    return { answer, text: await answer.text() };
  };
  return { url, ask, renderPage };
}

const SECOND = 1_000;

test('[WEB-04] a page is rendered once for all who ask at a time, and some seconds later behind the answer', async () => {
  let no = 0;
  let made = 0;
  const { ask } = await withPages(async () => {
    no += 1;
    const body = `<p>page ${no}</p>`;
    // The next is there only once a visitor has been given the old one.
    if (no === 2) await renewing.promise;
    made = no;
    return { body };
  });
  const renewing = Promise.withResolvers<void>();
  const pass = moveTime();
  for (const { text } of await Promise.all([ask('/board'), ask('/board')])) {
    expect(text).toContain('page 1');
  }
  pass(10 * SECOND);
  expect((await ask('/board')).text).toContain('page 1');
  renewing.resolve();
  await expect.poll(() => made).toBe(2);
  expect((await ask('/board')).text).toContain('page 2');
  pass(65 * SECOND);
  expect((await ask('/board')).text).toContain('page 3');
});

test('[WEB-02] while the backend is down a page that is kept is there, however old, and another is 503', async () => {
  let isDown = false;
  const { ask } = await withPages(async () => {
    if (isDown) return { body: '<p>waiting</p>', missed: ['infoBoardList'] };
    return { body: '<p>whole</p>' };
  });
  const pass = moveTime();
  await ask('/board');
  isDown = true;
  for (const seconds of [10, 600]) {
    pass(seconds * SECOND);
    expect((await ask('/board')).text).toContain('whole');
  }
  expect((await ask('/demand')).text).toContain('waiting');
  isDown = false;
  expect((await ask('/demand')).text).toContain('whole');
});

test('[WEB-04] who asks while something is written is answered, and the next sees what was written', async () => {
  const first = Promise.withResolvers<void>();
  let no = 0;
  const { ask, url } = await withPages(async () => {
    no += 1;
    const body = `<p>page ${no}</p>`;
    if (no === 1) await first.promise;
    return { body };
  });
  const early = ask('/demand');
  await expect.poll(() => no).toBe(1);
  await (await fetch(`${url}/api/info/demand_create`, { method: 'POST' })).text();
  first.resolve();
  expect((await early).text).toContain('page 1');
  expect((await ask('/demand')).text).toContain('page 2');
});

test('[WEB-02][WEB-13] who opens more than ten new pages in a second is told in Thai to wait, and others are answered', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  onTestFinished(() => void vi.useRealTimers());
  const { ask } = await withPages(async () => ({ body: '<p>rendered</p>' }));
  for (let no = 0; no < 10; no += 1) expect((await ask(`/board?q=${no}`)).answer.status).toBe(200);
  const { answer, text } = await ask('/board?q=10');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '1']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(text).toContain('เปิดหน้าเว็บไซต์พร้อมกันมากเกินไป กรุณารอสักครู่');
  // The browser fills it by itself.
  expect(text).toContain('<div id="root"></div>');
  // What is there already costs nothing.
  expect((await ask('/board?q=1')).text).toContain('rendered');
  expect((await ask('/board?q=11', '203.0.113.2')).text).toContain('rendered');
  vi.setSystemTime(NOW + SECOND);
  expect((await ask('/board?q=10')).text).toContain('rendered');
});

test('[WEB-02] of many visitors together so many are rendered at once, and the rest are told to come again', async () => {
  const ready = Promise.withResolvers<void>();
  const { url, ask } = await withPages(async (path) => {
    if (path.includes('q=')) await ready.promise;
    return { body: '<p>rendered</p>' };
  });
  const statuses: unknown[] = [];
  const all = Array.from({ length: 60 }, async (_, no) => {
    const { answer } = await ask(`/board?q=${no}`, `203.0.113.${no}`);
    statuses.push([answer.status, answer.headers.get('retry-after')]);
  });
  await vi.waitFor(() => expect(statuses).toHaveLength(60 - 18), 30_000);
  expect(statuses).toEqual(Array.from({ length: 60 - 18 }, () => [503, '30']));
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  ready.resolve();
  await Promise.all(all);
  expect(statuses.filter((status) => String(status) === '200,')).toHaveLength(18);
});
