import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { securityHeaders, sourcesBy } from './headers/security-headers.ts';
import { buildPortal, folderWith, NAMES, SCRIPT, startBackend } from './testing/portal.ts';

const siteDirWith = (site: object) => folderWith({ 'site.json': JSON.stringify(site) });

describe('[WEB-05] the files of the build', () => {
  test('named by their content are kept for a year, others for an hour, the service worker not', async () => {
    const app = await buildPortal();
    const keptFor = async (url: string) => (await app.inject(url)).headers['cache-control'];
    expect(await keptFor('/assets/a-1234567.js')).toBe('public, max-age=31536000, immutable');
    expect(await keptFor('/picture.svg')).toBe('public, max-age=3600');
    expect(await keptFor('/sw.js')).toBe('no-cache');
  });

  test('are sent as they were compressed by the build, with their own type', async () => {
    const app = await buildPortal();
    const ask = (coding: string) =>
      app.inject({ url: '/assets/a-1234567.js', headers: { 'accept-encoding': coding } });
    const brotli = await ask('gzip, br');
    expect(brotli.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT);
    expect((await ask('gzip')).headers['content-encoding']).toBe('gzip');
    expect((await ask('identity')).body).toBe(SCRIPT);
  });

  test('are not sent again to who has them', async () => {
    const app = await buildPortal();
    const { etag } = (await app.inject('/picture.svg')).headers;
    const again = await app.inject({
      url: '/picture.svg',
      headers: { 'if-none-match': `${etag}` },
    });
    expect(again.statusCode).toBe(304);
  });

  test.each([
    '/assets/gone.js',
    '/assets',
    '/picture/none.webp',
    '/.env',
    '/home/index.html',
    '/assets/a-1234567.js.br',
    '/../server/server.js',
    '/..%2fserver%2fserver.js',
    '/assets/%2e%2e/%2e%2e/server/server.js',
  ])('%s is a plain 404 and never a page', async (url) => {
    const app = await buildPortal({ siteDir: siteDirWith(NAMES) });
    const { statusCode, headers, body } = await app.inject(url);
    expect([statusCode, body]).toEqual([404, '404 Not Found']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
  });

  test.each(['/', '/member/logon', '/robots.txt', '/assets/none.js'])(
    '%s is read and nothing else, and any other method is told so',
    async (url) => {
      const app = await buildPortal({ siteDir: siteDirWith(NAMES) });
      for (const method of ['POST', 'DELETE', 'OPTIONS'] as const) {
        const { statusCode, headers } = await app.inject({ method, url });
        expect([method, statusCode, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
      }
    },
  );
});

test.each([
  '/member/loan_statement/%E0%B8%89.123456',
  '/show/103',
  '/show/%E0%B8',
  '/search?q=a.png',
  '/evil.example',
])('[WEB-05] %s is a page where a browser opens it, dots or not', async (url) => {
  const app = await buildPortal({ siteDir: siteDirWith(NAMES) });
  const headers = { accept: 'text/html,*/*' };
  expect((await app.inject({ url, headers })).headers['content-type']).toBe(
    'text/html; charset=utf-8',
  );
});

test('[WEB-05] a connection has ten seconds for its headers and may be idle for two minutes', async () => {
  const { server } = await buildPortal();
  expect(server.headersTimeout).toBe(10_000);
  expect(server.keepAliveTimeout).toBe(120_000);
});

test('[WEB-05] every answer carries the security headers, whoever it is from', async () => {
  const { url } = await startBackend((_request, reply) => reply.end('{}'));
  const app = await buildPortal({ siteDir: siteDirWith(NAMES), backendUrl: url });
  const expected = Object.entries(securityHeaders(sourcesBy(() => undefined)));
  for (const address of ['/home', '/picture.svg', '/gone.png', '/api/x', '/healthz', '/%zz']) {
    const { headers } = await app.inject(address);
    for (const [name, value] of expected) {
      // A page allows the scripts and the sheet that it holds itself, and has mistakes reported.
      const sent = String(headers[name.toLowerCase()])
        .replace(/; report-uri .*/, '')
        .replace(/ 'sha256-[\w+/]+='/g, '');
      expect([address, name, sent]).toEqual([address, name, value]);
    }
    expect(headers.server).toBeUndefined();
  }
});

test('[WEB-05] a page allows the scripts that it holds', async () => {
  const app = await buildPortal({ siteDir: siteDirWith(NAMES) });
  const policy = (url: string) =>
    app.inject(url).then(({ headers }) => headers['content-security-policy']);
  expect(await policy('/home')).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){2};/);
  expect(await policy('/member/status')).toMatch(/script-src 'self'(?: 'sha256-[\w+/]{43}='){3};/);
  expect(await policy('/picture.svg')).toContain("script-src 'self';");
});

test('[WEB-05] what the backend says about a page of its own stays', async () => {
  const { url } = await startBackend((_request, reply) => {
    reply.setHeader('Content-Security-Policy', "default-src 'self'");
    reply.setHeader('Server', 'backend/1.0');
    reply.end('<p>');
  });
  const app = await buildPortal({ backendUrl: url });
  const { headers } = await app.inject('/admin/login');
  expect(headers['content-security-policy']).toBe("default-src 'self'");
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers.server).toBeUndefined();
});

test('[WEB-05] what only a mock has is 404 before a backend, and passed on where it is said', async () => {
  const { url } = await startBackend(({ url: path }, reply) => reply.end(path));
  const closed = await buildPortal({ backendUrl: url, siteDir: siteDirWith(NAMES) });
  for (const path of ['/__control/enter', '/__console', '/openapi.json', '/apps/1/events']) {
    expect([path, (await closed.inject(path)).statusCode]).toEqual([path, 404]);
  }
  const open = await buildPortal({ backendUrl: url, extraPaths: ['/__control/*', '/v2/*'] });
  expect((await open.inject('/__control/enter?a=1')).body).toBe('/__control/enter?a=1');
  expect((await open.inject('/v2/shares')).body).toBe('/v2/shares');
});

describe('[WEB-05] /healthz', () => {
  test('answers without a backend, and is not part of the portal’s caches', async () => {
    const app = await buildPortal();
    const { statusCode, body } = await app.inject('/healthz');
    expect([statusCode, body]).toEqual([200, '{"status":"ok"}']);
  });

  test('says what is wrong with the mounted configuration', async () => {
    const app = await buildPortal({ siteDir: siteDirWith({ coopNameTH: 'ก' }) });
    const { statusCode, body } = await app.inject('/healthz');
    expect(statusCode).toBe(200);
    expect(body).toContain('coopNameEN');
  });
});
