import type { Address } from '@coop/addresses/address';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { endpoints } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import type { RenderRequest } from '../../src/first-paint/render.tsx';
import type { PageNote } from '../../src/written/written-page.ts';
import { readEnvironment } from '../environment.ts';
import { NAMES, startBackend } from '../testing/portal.ts';
import type { PageBuild } from './build.ts';
import { createRenderer } from './render-page.ts';

const ORIGIN = 'https://portal.example';
const ROWS: Record<string, Pick<Address, 'layout' | 'session'>> = {
  '/show/103': { layout: 'info', session: 'none' },
  '/member/status': { layout: 'member', session: 'member' },
  '/colors': { layout: 'default', session: 'none' },
};

interface Screen {
  /** What the page asks the backend for. */
  readonly asks?: readonly EndpointKey[];
  readonly note?: PageNote;
}

/** A build with one screen, whose words are the answers that it got. */
function buildOf({ asks = [], note = {} }: Screen): PageBuild {
  const render = {
    addressOf: (path: string) => ROWS[path] && { path, sample: {}, ...ROWS[path] },
    renderPage: async ({ origin, now, ask }: RenderRequest) => {
      const body = { topic_id: 103 };
      const found = await Promise.all(asks.map((key) => ask(key, body)));
      const answers = found.filter((one) => one !== undefined);
      const html = `<title>ข่าว</title><p style="width:4%">${answers.length} answers</p>`;
      return { html, note, data: { origin, at: now, answers } };
    },
    renderLoading: async () => '<p>กำลังตรวจสอบ</p>',
  };
  const plain =
    '<html lang="th"><head><title>?</title></head><body><div id="root"></div></body></html>';
  return {
    render,
    plain,
    manifest: '',
    templateOf: () => ({ html: plain }),
  } as unknown as PageBuild;
}

/** Renders a page before a backend that answers with these statuses, by path. */
async function render(screen: Screen, statuses: Record<string, number> = {}, url = '/show/103') {
  const asked: string[] = [];
  const backend = await startBackend(({ url: path = '' }, reply) => {
    if (path !== endpoints.infoMenuShow.path) asked.push(path);
    reply.setHeader('set-cookie', 'XSRF-TOKEN=t; path=/');
    const status = statuses[path] ?? 200;
    // A backend that does not answer at all.
    if (status === 0) return;
    reply.statusCode = status;
    const { example } = endpoints.infoTopicShow;
    reply.end(JSON.stringify(status === 200 ? example.response : { message: 'ไม่พบ' }));
  });
  const settings = readEnvironment({ BACKEND_URL: backend.url, PAGE_PATIENCE_MS: '50' });
  const renderer = createRenderer(settings, async () => null);
  const request = { url, origin: ORIGIN, site: NAMES };
  const page = await renderer.render(buildOf(screen), request);
  return { page, asked, again: () => renderer.render(buildOf(screen), request), renderer };
}

const TOPIC = endpoints.infoTopicShow.path;
const HOME = endpoints.infoHomeShow.path;

test('[WEB-01] a page that came whole is 200, may be kept, and says what it is', async () => {
  const { page } = await render({ asks: ['infoTopicShow'] });
  expect(page).toMatchObject({ status: 200, isKept: true });
  expect(page.headers).toEqual({ 'Cache-Control': 'no-cache' });
  expect(page.styles).toHaveLength(1);
  expect(page.html).toContain('<div id="root" data-page="/show/103">');
  expect(page.html).toContain(`property="og:image" content="${ORIGIN}/og/show/103.png"`);
  expect(page.html).not.toContain('noindex');
  expect(page.html).toContain('class="mourning"');
});

test.each([404, 410] as const)(
  '[WEB-02] what the page says is not there is %i, and kept',
  async (status) => {
    const { page } = await render(
      { asks: ['infoTopicShow'], note: { status } },
      { [TOPIC]: status },
    );
    expect(page).toMatchObject({ status, isKept: true });
    expect(page.headers).toEqual({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
    expect(page.html).not.toContain('og:image');
    expect(page.html).toContain('1 answers');
  },
);

test.each([500, 502, 503])(
  '[WEB-02] a backend that fails with %i makes it 503, not kept',
  async (status) => {
    const { page } = await render({ asks: ['infoTopicShow'] }, { [TOPIC]: status });
    expect(page).toMatchObject({ status: 503, isKept: false });
    expect(page.headers).toEqual({
      'Cache-Control': 'no-store',
      'Retry-After': '30',
      'X-Robots-Tag': 'noindex',
    });
    expect(page.html).toContain('<meta data-prerendered="" name="robots" content="noindex">');
    expect(page.html).toContain('0 answers');
  },
);

test('[WEB-02] a page is there although the frame’s own feeds are not, but nobody else gets it', async () => {
  const { page } = await render(
    { asks: ['infoTopicShow', 'infoFooterShow'] },
    { [endpoints.infoFooterShow.path]: 500 },
  );
  expect(page).toMatchObject({ status: 200, isKept: false });
});

test('[WEB-01] a page does not wait longer than its patience: it is sent as it waits, and not kept', async () => {
  const { page } = await render({ asks: ['infoTopicShow', 'infoHomeShow'] }, { [HOME]: 0 });
  expect(page).toMatchObject({ status: 200, isKept: false });
  expect(page.html).toContain('1 answers');
});

test('[WEB-04] what was answered is not asked again, until it is forgotten', async () => {
  const { asked, again, renderer } = await render({ asks: ['infoTopicShow'] });
  await again();
  expect(asked).toEqual([TOPIC]);
  renderer.forget();
  await again();
  expect(asked).toEqual([TOPIC, TOPIC]);
});

test('[WEB-02] a failing backend is asked once for a page', async () => {
  const { asked } = await render({ asks: ['infoTopicShow'] }, { [TOPIC]: 503 });
  expect(asked).toEqual([TOPIC]);
});

test('[WEB-01] behind a sign-in there is a shell only: nothing asked, nothing kept, nothing listed', async () => {
  const { page, asked } = await render({ asks: ['infoTopicShow'] }, {}, '/member/status');
  expect(page).toMatchObject({ status: 200, headers: { 'Cache-Control': 'no-store' } });
  expect(page.html).toContain('content="noindex"');
  expect(page.html).toContain('กำลังตรวจสอบ');
  expect(page.html).toContain('id="early"');
  expect(page.html).not.toContain('data-page');
  expect(asked).toEqual([]);
});

test('what is for those who build the portal is not rendered', async () => {
  const { page, asked } = await render({ asks: ['infoTopicShow'] }, {}, '/colors');
  expect(page.html).toContain('<div id="root"></div>');
  expect(asked).toEqual([]);
});
