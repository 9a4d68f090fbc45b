import { expect, onTestFinished, test, vi } from 'vitest';
import type { RenderRequest } from '../../src/first-paint/render.tsx';
import type { Settings } from '../environment.ts';
import { folderWith, NAMES, startBackend, startPortal } from '../testing/portal.ts';
import type { PageBuild } from './build.ts';
import { createKeepFresh, type Pages } from './keep-fresh.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

function stopTheClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const ofCaches = vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  onTestFinished(() => {
    ofCaches.mockRestore();
    vi.useRealTimers();
  });
}

/** Pages of which none is fresh, with a menu of one, and what was renewed. */
function openPages(changes: Partial<Pages> = {}) {
  stopTheClock();
  const renewed: string[] = [];
  const keepFresh = createKeepFresh({
    menu: async () => [{ url: '/home' }],
    isFresh: () => false,
    renew: async ({ url }) => void renewed.push(url),
    ...changes,
  });
  const ask = (url: string, times: number) => {
    for (let no = 0; no < times; no += 1) keepFresh.asked({ url, origin: 'https://a.example' });
  };
  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const take = () => renewed.splice(0);
  return { keepFresh, ask, pass, take };
}

test('[WEB-04] the pages of the menu are made after the start, once', async () => {
  const { keepFresh, pass, take } = openPages();
  await keepFresh.start();
  expect(take()).toEqual(['/home']);
  await pass(MINUTE);
  expect(take()).toEqual([]);
  keepFresh.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('[WEB-04] a page that was asked for three times in ten minutes is renewed every twenty seconds, and no other', async () => {
  const { keepFresh, ask, pass, take } = openPages();
  await keepFresh.start();
  take();
  ask('/board', 3);
  ask('/search?q=a', 2);
  await pass(19 * SECOND);
  expect(take()).toEqual([]);
  await pass(2 * SECOND);
  expect(take()).toEqual(['/board']);
  await pass(20 * SECOND);
  expect(take()).toEqual(['/board']);
  await pass(10 * MINUTE);
  take();
  await pass(MINUTE);
  expect(take()).toEqual([]);
});

test('[WEB-04] what is fresh is left as it is', async () => {
  const { keepFresh, ask, pass, take } = openPages({ isFresh: ({ url }) => url === '/board' });
  await keepFresh.start();
  take();
  ask('/board', 3);
  ask('/demand', 3);
  await pass(20 * SECOND);
  expect(take()).toEqual(['/demand']);
});

test('[WEB-13] of thirty pages twenty are renewed: those asked for last, one after the other', async () => {
  let [working, most] = [0, 0];
  const urls: string[] = [];
  const { keepFresh, ask, pass } = openPages({
    async renew({ url }) {
      working += 1;
      most = Math.max(most, working);
      await Promise.resolve();
      working -= 1;
      urls.push(url);
    },
  });
  await keepFresh.start();
  urls.length = 0;
  for (let no = 1; no <= 30; no += 1) ask(`/show/${no}`, 3);
  await pass(20 * SECOND);
  expect(urls).toHaveLength(20);
  expect(urls).toContain('/show/30');
  expect(urls).not.toContain('/show/10');
  expect(most).toBe(1);
});

test('[WEB-02] a backend that is down is asked for its menu again, and stops nothing', async () => {
  const menu = vi.fn<Pages['menu']>().mockRejectedValueOnce(new Error('down'));
  menu.mockResolvedValue([{ url: '/home' }]);
  const { keepFresh, ask, pass, take } = openPages({ menu });
  ask('/board', 3);
  await keepFresh.start();
  expect(take()).toEqual(['/board']);
  await pass(20 * SECOND);
  expect(take()).toEqual(['/home', '/board']);
});

test('[WEB-02] a page that cannot be made does not keep the next from it', async () => {
  const renew = vi.fn(() => Promise.reject(new Error('down')));
  const { keepFresh, ask } = openPages({ renew });
  ask('/board', 3);
  await keepFresh.start();
  expect(renew.mock.calls).toEqual([
    [{ url: '/home' }],
    [{ url: '/board', origin: 'https://a.example' }],
  ]);
});

test('[WEB-04] nothing is made once the server closes, not even the rest of a round', async () => {
  const made = Promise.withResolvers<void>();
  const renew = vi.fn(() => made.promise);
  const { keepFresh, ask, pass } = openPages({ renew });
  ask('/board', 3);
  const started = keepFresh.start();
  await pass(0);
  keepFresh.stop();
  made.resolve();
  await started;
  await pass(MINUTE);
  expect(renew).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

const MENU = {
  list_manu: [],
  list_sub_manu: ['/board', '/', 'https://other.example/', '/none', '/member/share'].map((url) => ({
    manu_id: 1,
    url,
    description: '',
  })),
};

/** A listening portal before a backend with that menu, whose pages are noted as they are made. */
async function openPortal(changes: Partial<Settings> = {}) {
  const made: string[] = [];
  const renderPage = async ({ origin, now, url }: RenderRequest) => {
    if (now > 0) made.push(origin + url);
    const data = { origin, at: now, cache: { mutations: [], queries: [] } };
    return { head: '', body: url, note: {}, missed: [], status: 200, data };
  };
  const session = (path: string) => (path.startsWith('/member/') ? 'member' : 'none');
  const addressOf = (path: string) =>
    path === '/none' ? undefined : { path, layout: 'info', session: session(path) };
  const build = { render: { addressOf, renderPage }, assetsOf: () => ({ first: '', scripts: '' }) };
  const backend = await startBackend((_, answer) => answer.end(JSON.stringify(MENU)));
  const { app, url } = await startPortal(
    {
      siteDir: folderWith({ 'site.json': JSON.stringify(NAMES) }),
      backendUrl: backend.url,
      ...changes,
    },
    { keepsFresh: true, develop: async () => async () => build as unknown as PageBuild },
  );
  return { app, url, made };
}

const OURS = 'https://portal.example';

test('[WEB-04] before anybody asks, the pages of the menu that anybody may open are there', async () => {
  const { url, made } = await openPortal({ publicOrigin: OURS });
  await vi.waitFor(() => expect(made).toEqual([`${OURS}/home`, `${OURS}/board`]), 30_000);
  expect(await (await fetch(`${url}/board`)).text()).toContain('/board');
  expect(made).toHaveLength(2);
});

test('[WEB-04] where the portal does not know its own address, no page is kept for another one', async () => {
  const { url, made } = await openPortal();
  await vi.waitFor(() => expect(made).toEqual(['/home', '/board']), 30_000);
  await fetch(`${url}/board`);
  expect(made).toEqual(['/home', '/board', `${url}/board`]);
});

test('[WEB-02] a portal whose backend is down at the start serves', async () => {
  const { url, made } = await openPortal({ publicOrigin: OURS, backendUrl: 'http://127.0.0.1:9' });
  expect((await fetch(`${url}/board`)).status).toBe(200);
  expect(made).toEqual([`${OURS}/board`]);
});

test('[WEB-04] before a backend of testers nothing is made that nobody asked for', async () => {
  const { url, made } = await openPortal({ publicOrigin: OURS, worldCookie: 'mock_world' });
  await fetch(`${url}/board`);
  expect(made).toEqual([`${OURS}/board`]);
});

test('[WEB-04] what visitors ask for often is made anew without one, until the server closes', async () => {
  stopTheClock();
  const { app, made } = await openPortal({ publicOrigin: OURS });
  await vi.waitFor(() => expect(made).toHaveLength(2), 30_000);
  for (let no = 0; no < 3; no += 1) await app.inject('/show/1');
  for (let no = 0; no < 2; no += 1) await app.inject('/show/2');
  expect(made.splice(0)).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  await vi.waitFor(() => expect(made).toEqual([`${OURS}/show/1`]), 30_000);
  app.server.closeAllConnections();
  await app.close();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(made).toHaveLength(1);
});
