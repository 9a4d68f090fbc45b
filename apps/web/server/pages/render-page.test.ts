import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import * as portal from '../../src/first-paint/render.tsx';
import { readEnvironment } from '../environment.ts';
import { NAMES, startBackend } from '../testing/portal.ts';
import { type PageBuild, withSanitiser } from './build.ts';
import { createRenderer } from './render-page.ts';

const ORIGIN = 'https://portal.example';
const NOW = '2026-11-20T09:00:00+07:00';

/** Calls of the page of a news item. */
const ITEM: readonly EndpointKey[] = ['infoMenuShow', 'infoFooterShow', 'infoTopicShow'];
const LISTS: readonly EndpointKey[] = ['infoTopicList', 'infoBoardList', 'infoDemandList'];
const keyOf = (path: string) => [...ITEM, ...LISTS].find((key) => endpoints[key].path === path);

/** Statuses with which a backend answers; 0 never. */
type Statuses = { readonly [Key in EndpointKey]?: number };

/** Renders a page of the portal before a backend that answers with the contract's examples. */
async function render(statuses: Statuses = {}, url = '/show/103') {
  const calls: string[] = [];
  const backend = await startBackend(({ url: path = '' }, reply) => {
    reply.setHeader('set-cookie', 'XSRF-TOKEN=t; path=/');
    const key = keyOf(path);
    if (!key) return reply.writeHead(500).end('{}');
    calls.push(key);
    const status = statuses[key] ?? 200;
    if (status === 0) return;
    reply.statusCode = status;
    const found = LISTS.includes(key)
      ? { ...examples[key].response, rows: [] }
      : examples[key].response;
    const body = status === 200 ? found : { message: 'ไม่พบ' };
    reply.end(JSON.stringify(body));
  });
  const build: PageBuild = {
    render: await withSanitiser(portal),
    assetsOf: () => ({ first: '', scripts: '' }),
    manifest: '',
  };
  const settings = readEnvironment({
    BACKEND_URL: backend.url,
    // Long enough for a slow machine, unless an answer never comes.
    PAGE_TIMEOUT_MS: Object.values(statuses).includes(0) ? '1000' : '30000',
    CLOCK_START: NOW,
  });
  const renderer = createRenderer(settings, {
    texts: async () => null,
    find: async () => Promise.reject(new Error('nobody searches')),
  });
  const again = () => renderer.render(build, { url, origin: ORIGIN, icons: 'a1b2', site: NAMES });
  const page = await again();
  const { document } = new JSDOM(page.html).window;
  const callsTo = (key: EndpointKey) => calls.filter((text) => text === key).length;
  return { page, document, callsTo, again, renderer };
}

const { title } = examples.infoTopicShow.response;

test('[WEB-01] a page that came whole is 200, may be kept, and says what it is', async () => {
  const { page, document } = await render();
  expect(page).toMatchObject({ status: 200, isKept: true });
  expect(page.headers).toEqual({ 'Cache-Control': 'no-cache' });
  expect(document.querySelector('h1')?.textContent).toBe(title);
  expect(document.title).toBe(`${title} - ${NAMES.coopNameTH}`);
  expect(page.html).toContain(`property="og:image" content="${ORIGIN}/og/show/103.png"`);
  expect(page.html).not.toContain('noindex');
  expect(document.documentElement.className).toBe('mourning');
  expect(document.querySelector('body > noscript')).toBeNull();
});

test('[WEB-04] what it asked for lies beside it, for the page’s code to take over', async () => {
  const { document } = await render();
  const rendered = JSON.parse(document.getElementById('rendered')?.textContent ?? '');
  expect(new Date(rendered.at).toISOString().slice(0, 16)).toBe('2026-11-20T02:00');
  const keys = rendered.cache.queries.map(({ queryKey: [key] }: { queryKey: [string] }) => key);
  expect(keys.toSorted()).toEqual(ITEM.toSorted());
});

test.each([404, 410] as const)(
  '[WEB-02] what the backend says is not there is %i, and kept',
  async (status) => {
    const { page, document } = await render({ infoTopicShow: status });
    expect(page).toMatchObject({ status, isKept: true });
    expect(page.headers).toEqual({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    expect(page.html).not.toContain('og:image');
    expect(document.querySelector('h1')?.textContent).toBe('ไม่พบรายการนี้');
  },
);

test.each(['/list/news?page=99', '/board?page=99', '/demand?page=99'])(
  '[WEB-02] a page beyond the last of a list is 404: %s',
  async (url) => {
    const { page, document } = await render({}, url);
    expect(page).toMatchObject({ status: 404 });
    expect(document.querySelector('main')?.textContent).toContain('รายการมีไม่ถึงหน้านี้');
  },
);

test('[WEB-02] an address that does not exist is 404 and asks for nothing', async () => {
  const { page, callsTo } = await render({}, '/nothing/here');
  expect(page).toMatchObject({ status: 404 });
  expect(callsTo('infoMenuShow')).toBe(0);
});

test.each([500, 502, 503])(
  '[WEB-02] a backend that fails with %i makes it 503, not kept, and is asked once',
  async (status) => {
    const { page, document, callsTo } = await render({ infoTopicShow: status });
    expect(page).toMatchObject({ status: 503, isKept: false });
    expect(page.headers).toEqual({
      'Cache-Control': 'no-store',
      'Retry-After': '30',
      'X-Robots-Tag': 'noindex',
    });
    expect(document.querySelector('body > noscript')?.textContent).toContain('กรุณาเปิดหน้านี้ใหม่อีกครั้ง');
    expect(callsTo('infoTopicShow')).toBe(1);
    expect(page.html).toContain('<meta name="robots" content="noindex"');
    // Left for the browser to ask for.
    expect(document.getElementById('rendered')?.textContent).not.toContain('infoTopicShow');
  },
);

test('[WEB-02] a page is there although the frame’s own feeds are not, but nobody else gets it', async () => {
  const { page, document } = await render({ infoFooterShow: 500 });
  expect(page).toMatchObject({ status: 200, isKept: false });
  expect(document.querySelector('h1')?.textContent).toBe(title);
});

test('[WEB-01] a page does not wait for its frame, and is not kept without it', async () => {
  const { page, document } = await render({ infoFooterShow: 0 });
  expect(page).toMatchObject({ status: 200, isKept: false });
  expect(document.querySelector('h1')?.textContent).toBe(title);
});

test('[WEB-01][WEB-09] without its own content there is no page: it is sent as it waits, as 503 and for nobody to list', async () => {
  const { page, document } = await render({ infoTopicShow: 0 });
  expect(page).toMatchObject({ status: 503, isKept: false });
  expect(page.headers).toMatchObject({ 'Retry-After': '30', 'X-Robots-Tag': 'noindex' });
  expect(document.querySelector('body > noscript')?.textContent).toContain('กรุณาเปิดหน้านี้ใหม่อีกครั้ง');
  expect(document.querySelector('main [aria-busy=true]')).not.toBeNull();
});

test('[WEB-04] what was answered is not asked again, until it is forgotten', async () => {
  const { callsTo, again, renderer } = await render();
  await again();
  expect(callsTo('infoTopicShow')).toBe(1);
  renderer.forget();
  await again();
  expect(callsTo('infoTopicShow')).toBe(2);
});

test('[PUB-19] a form whose code may come later than its page’s takes nothing until then', async () => {
  const { document } = await render({}, '/demand?view=new');
  const form = document.querySelector('main form');
  expect(form?.hasAttribute('inert')).toBe(true);
  expect(form?.querySelectorAll('[type=radio]').length).toBeGreaterThan(1);
});

test('[WEB-01] behind a sign-in there is a shell only: nothing asked, nothing kept, nothing listed', async () => {
  const { page, document, callsTo } = await render({}, '/member/status');
  expect(page.status).toBe(200);
  expect(page.headers).toEqual({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  expect(document.querySelector('main')?.textContent).toContain('กำลังตรวจสอบการเข้าสู่ระบบ');
  expect(document.querySelector('body > noscript')?.textContent).toContain('ต้องเปิดใช้ JavaScript');
  expect(callsTo('infoMenuShow')).toBe(0);
});

test('[LAY-10] the design system is sent with its tokens and components, and is for nobody to list', async () => {
  const { page, document } = await render({}, '/colors');
  expect(page.status).toBe(200);
  expect(document.querySelector('#palette')?.textContent).toContain('--green-700#0b5d4e · #86d3bc');
  expect(document.querySelectorAll('main h3').length).toBeGreaterThan(40);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
});
