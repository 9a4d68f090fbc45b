import { expect, test } from 'vitest';
import { buildPortal, folderWith, NAMES, startBackend } from './testing/portal.ts';

const FORGED = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  forwarded: 'host=evil.example',
};
const PLACES = [
  '/home',
  '/topic/news',
  '/member/share',
  '/robots.txt',
  '/sitemap.xml',
  '/site.json',
];

const mounted = (site: object) => folderWith({ 'site.json': JSON.stringify(site) });

test.each([
  ['without an address of its own', {}, ''],
  ['with one', { publicOrigin: 'https://portal.coop.example' }, 'https://portal.coop.example'],
])('[WEB-01] a forged Host is on no page in production, %s', async (_name, changes, origin) => {
  const app = await buildPortal({
    siteDir: mounted(NAMES),
    isProduction: true,
    trustedProxies: ['127.0.0.1'],
    ...changes,
  });
  for (const url of PLACES) {
    const { body, headers } = await app.inject({ url, headers: FORGED });
    expect([url, `${body}${JSON.stringify(headers)}`.includes('evil.example')]).toEqual([
      url,
      false,
    ]);
  }
  const { body } = await app.inject({ url: '/home', headers: FORGED });
  expect(body).toContain(`"origin":"${origin}"`);
});

const PAYLOADS = [
  // Put together, so that no tool takes it for a mistake in a template string.
  `$${'{process.env.HOME}'}`,
  `$${'{7*7}'}`,
  '{{7*7}}',
  '<%= 7*7 %>',
  '#{7*7}',
  '<script>alert(1)</script>',
  "$& $1 $` $' $$",
  '</script><img src=x onerror=alert(1)>',
];

test.each(PAYLOADS)(
  '[WEB-03] the site configuration is text and no template: %s',
  async (payload) => {
    const app = await buildPortal({ siteDir: mounted({ ...NAMES, coopNameTH: payload }) });
    const page = (await app.inject('/home')).body;
    const escaped = payload.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    expect(page).toContain(`<title>${escaped}</title>`);
    const [, json = ''] =
      /<script type="application\/json" id="site">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)).toMatchObject({ coopNameTH: payload });
    expect(page).not.toMatch(/<script>alert|<img src=x/);
    expect((await app.inject('/site.json')).json()).toMatchObject({ coopNameTH: payload });
    const manifest = (await app.inject('/manifest.webmanifest')).body;
    expect(JSON.parse(manifest)).toMatchObject({ name: payload });
  },
);

const FOREIGN = { origin: 'https://evil.example' };
const PREFLIGHT = {
  ...FOREIGN,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type',
};

/** Answers of a backend that would open the portal to pages of others, or to a worker of its own. */
const OPENING = [
  ['access-control-allow-origin', 'https://evil.example'],
  ['access-control-allow-credentials', 'true'],
  ['access-control-allow-headers', 'authorization'],
  ['access-control-expose-headers', 'set-cookie'],
  ['timing-allow-origin', '*'],
  ['cross-origin-resource-policy', 'cross-origin'],
  ['cross-origin-opener-policy', 'unsafe-none'],
  ['x-frame-options', 'ALLOWALL'],
  ['x-content-type-options', 'sniff'],
  ['permissions-policy', 'camera=*'],
  ['strict-transport-security', 'max-age=0'],
  ['service-worker-allowed', '/'],
  ['alt-svc', 'h3="evil.example:443"'],
] as const;

test('no page of another origin may read an answer, neither ours nor the backend’s', async () => {
  const { url } = await startBackend((request, reply) => {
    for (const [name, value] of OPENING) reply.setHeader(name, value);
    reply.statusCode = request.method === 'OPTIONS' ? 404 : 200;
    reply.end('{}');
  });
  const app = await buildPortal({ siteDir: mounted(NAMES), backendUrl: url });
  for (const address of ['/home', '/site.json', '/picture.svg', '/api/info/manu', '/healthz']) {
    const answer = await app.inject({ url: address, headers: FOREIGN });
    const preflight = await app.inject({ method: 'OPTIONS', url: address, headers: PREFLIGHT });
    for (const { headers } of [answer, preflight]) {
      const opened = Object.keys(headers).filter((name) => name.startsWith('access-control-'));
      expect([address, opened]).toEqual([address, []]);
      for (const [name, value] of OPENING) {
        expect([address, name, headers[name]]).not.toEqual([address, name, value]);
      }
    }
  }
  const refusals = { '/home': 405, '/api/info/manu': 404 };
  for (const [address, status] of Object.entries(refusals)) {
    const { statusCode } = await app.inject({
      method: 'OPTIONS',
      url: address,
      headers: PREFLIGHT,
    });
    expect([address, statusCode]).toEqual([address, status]);
  }
});
