import { inputs } from '@coop/contracts/examples/inputs';
import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { RenderRequest } from '../../src/first-paint/render.tsx';
import { NAMES, startBackend, startPortal } from '../testing/portal.ts';
import { createBackendClient } from './backend-client.ts';
import type { PageBuild } from './build.ts';

const NOW = Date.parse('2026-11-20T09:00:00+07:00');

/** A build with one page, which shows the number of demands. */
function demandsPage() {
  const renderPage = vi.fn(async ({ origin, now, api }: RenderRequest) => {
    const { total } = await api('infoDemandList', { body: { page: 1 } });
    const cache = { mutations: [], queries: [] };
    return {
      head: '',
      body: `<p>${total} demands</p>`,
      note: {},
      missed: [],
      status: 200,
      data: { origin, at: now, cache },
    };
  });
  const render = {
    addressOf: (path: string) => {
      const own = `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
      return { path: own, layout: 'info', session: 'none' };
    },
    renderPage,
  };
  const build = { render, manifest: '', assetsOf: () => ({ first: '', scripts: '' }) };
  return { renderPage, build: build as unknown as PageBuild };
}

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
  const read = async (at: string, cookie = '') => {
    const answer = await fetch(url + at, { headers: { cookie } });
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
  for (const [written, own] of [
    ['/DEMAND/?page=2', '/demand?page=2'],
    ['//demand', '/demand'],
  ]) {
    const answer = await fetch(url + written, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, own]);
  }
  const icon = await fetch(`${url}/favicon.ico`, { redirect: 'manual' });
  expect([icon.status, icon.headers.get('location')]).toEqual([301, '/icons/icon-192.png']);
});

test('[WEB-11] a page that a browser has is not sent again, until it changes', async () => {
  const { url, client } = await openPortal();
  const ask = (etag = '') => fetch(`${url}/demand`, { headers: { 'if-none-match': etag } });
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}"$/)]);
  const again = await ask(`W/${etag}`);
  expect([again.status, await again.text()]).toEqual([304, '']);
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
  const { url, read } = await openPortal();
  // The first who takes a page gets the form that is there.
  await read('/demand');
  const answer = await fetch(`${url}/demand`, { headers: { 'accept-encoding': accepted } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(await answer.text()).toContain('demands');
});

test('[WEB-04] what only reads empties nothing', async () => {
  const { read, client, renderPage } = await openPortal();
  await read('/demand');
  const made = renderPage.mock.calls.length;
  await client('infoDemandList', { body: { page: 1 } });
  await read('/demand');
  expect(renderPage).toHaveBeenCalledTimes(made);
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

/** The portal before a build of which no page is ready until it is told to be. */
async function withSlowPages(visitors?: string) {
  const { build, renderPage } = demandsPage();
  const { promise: ready, resolve: finish } = Promise.withResolvers<void>();
  let working = 0;
  const most = { atOnce: 0 };
  renderPage.mockImplementation(async ({ origin, now, url }: RenderRequest) => {
    working += url.includes('q=') ? 1 : 0;
    most.atOnce = Math.max(most.atOnce, working);
    if (url.includes('q=')) await ready;
    working -= 1;
    const cache = { mutations: [], queries: [] };
    const data = { origin, at: now, cache };
    return { head: '', body: '<p>rendered</p>', note: {}, missed: [], status: 200, data };
  });
  const backend = await startBackend((_, answer) => answer.end(JSON.stringify(NAMES)));
  const { url } = await startPortal(
    { backendUrl: backend.url, ...(visitors && { trustedProxies: [visitors] }) },
    { develop: async () => async () => build },
  );
  let asked = 0;
  const ask = async (visitor = '203.0.113.1') => {
    asked += 1;
    const headers = { 'x-forwarded-for': visitor };
    const answer = await fetch(`${url}/board?q=${asked}`, { headers });
    return { answer, text: await answer.text() };
  };
  return { url, ask, finish, most };
}

test('[WEB-02][WEB-13] who asks for more pages than there is room for is given shells at once, and others are answered', async () => {
  const { url, ask, finish, most } = await withSlowPages('127.0.0.1');
  const shells: unknown[] = [];
  const all = Array.from({ length: 150 }, () =>
    ask().then((one) => {
      if (!one.text.includes('rendered')) shells.push(one.answer.status);
      return one;
    }),
  );
  await vi.waitFor(() => expect(shells).toHaveLength(144), 30_000);
  expect(new Set(shells)).toEqual(new Set([503]));
  // Nobody else waits for that visitor.
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  const other = ask('203.0.113.2');
  finish();
  expect((await other).text).toContain('rendered');
  const { answer, text } =
    (await Promise.all(all)).find((one) => !one.text.includes('rendered')) ?? {};
  expect(text).toContain('<div id="root"></div>');
  expect(answer?.headers.get('cache-control')).toBe('no-store');
  expect(answer?.headers.get('x-robots-tag')).toBe('noindex');
  expect(most.atOnce).toBeLessThanOrEqual(2);
});

test('[WEB-02] of many visitors, too, only so many wait', async () => {
  const { ask, finish } = await withSlowPages('127.0.0.1');
  let shells = 0;
  const all = Array.from({ length: 60 }, (_, no) =>
    ask(`203.0.113.${no}`).then(({ text }) => {
      shells += text.includes('rendered') ? 0 : 1;
    }),
  );
  await vi.waitFor(() => expect(shells).toBe(60 - 18), 30_000);
  finish();
  await Promise.all(all);
  expect(shells).toBe(60 - 18);
});

test('[WEB-04] who asks for hundreds of pages pushes out none that are read again and again', async () => {
  const { read, renderPage } = await openPortal();
  const before = await read('/demand');
  for (const _ of ['second', 'third']) await read('/demand');
  for (let no = 0; no < 301; no += 1) await read(`/demand/${no}`);
  renderPage.mockRejectedValue(new Error('nothing can be rendered'));
  expect(await read('/demand')).toBe(before);
});
