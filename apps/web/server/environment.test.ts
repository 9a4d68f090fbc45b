import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readEnvironment, WrongEnvironment } from './environment.ts';
import { folderWith } from './testing/portal.ts';

const PRODUCTION = { NODE_ENV: 'production', BACKEND_URL: 'http://a' };

/** Returns the sentences that the operator reads. */
function refusals(env: Record<string, string>): readonly string[] {
  try {
    readEnvironment(env);
  } catch (error) {
    if (error instanceof WrongEnvironment) return error.sentences;
    throw error;
  }
  return [];
}

describe('[WEB-05] the environment of the web server', () => {
  test('needs the backend’s address in production, and nothing else', () => {
    expect(readEnvironment({ ...PRODUCTION, BACKEND_URL: 'http://mock-api:4000/' })).toMatchObject({
      backendUrl: 'http://mock-api:4000',
      host: '0.0.0.0',
      port: 3000,
      trustedProxies: [],
      extraPaths: [],
      logLevel: 'info',
      isProduction: true,
    });
  });

  test('is the mock beside in development, and the log says only what is wrong', () => {
    expect(readEnvironment({ API_PORT: '4100', WEB_PORT: '3100' })).toMatchObject({
      backendUrl: 'http://127.0.0.1:4100',
      host: '127.0.0.1',
      port: 3100,
      logLevel: 'warn',
      isProduction: false,
    });
  });

  test('is read as a whole', () => {
    const whole = {
      ...PRODUCTION,
      BACKEND_URL: 'https://backend.coop.example',
      PORT: '8080',
      HOST: '::',
      EXTRA_PATHS: '/v2/* /__control',
      TRUSTED_PROXIES: 'private_ranges 203.0.113.0/24 2001:db8::/32',
      PUBLIC_ORIGIN: 'https://portal.coop.example',
      SITE_DIR: folderWith({ 'site.json': '{}' }),
      WORLD_COOKIE: 'world',
      CSP_IMG_SRC: 'https://pictures.example',
    };
    expect(readEnvironment(whole)).toMatchObject({
      backendUrl: 'https://backend.coop.example',
      port: 8080,
      host: '::',
      extraPaths: ['/v2/*', '/__control'],
      trustedProxies: ['loopback', 'uniquelocal', '203.0.113.0/24', '2001:db8::/32'],
      publicOrigin: 'https://portal.coop.example',
      siteDir: whole.SITE_DIR,
      worldCookie: 'world',
      outside: { image: 'https://pictures.example', script: '' },
    });
  });

  test('takes what a compose file leaves empty for not said', () => {
    const empty = { PORT: '', TRUSTED_PROXIES: '', PUBLIC_ORIGIN: '', SITE_DIR: '', LOG_LEVEL: '' };
    const settings = readEnvironment({ ...PRODUCTION, ...empty });
    expect(settings).toMatchObject({ port: 3000, logLevel: 'info' });
    expect(settings).not.toHaveProperty('publicOrigin');
    expect(settings).not.toHaveProperty('siteDir');
  });

  test.each([
    [{ BACKEND_URL: '' }, 'BACKEND_URL is missing'],
    [{ BACKEND_URL: 'backend:80' }, 'BACKEND_URL must begin with http:// or https://'],
    [{ BACKEND_URL: 'http://a/api' }, 'BACKEND_URL must be scheme, host and port, and nothing'],
    [{ BACKEND_URL: 'http://a:99999' }, 'BACKEND_URL must be scheme, host and port, and nothing'],
    [{ PORT: '80' }, 'PORT must be a number from 1024 to 65535, not 80'],
    [{ PORT: '65536' }, 'PORT must be a number from 1024 to 65535, not 65536'],
    [{ EXTRA_PATHS: '/a b' }, 'each beginning with a slash, not b'],
    [{ EXTRA_PATHS: '/a/*/b' }, 'a star at the end of a path and nowhere else, not /a/*/b'],
    [{ TRUSTED_PROXIES: 'everybody' }, 'or private_ranges, not everybody'],
    [{ PUBLIC_ORIGIN: 'portal.coop.example' }, 'PUBLIC_ORIGIN must begin with http:// or https://'],
    [{ PUBLIC_ORIGIN: 'https://a/' }, 'PUBLIC_ORIGIN must be scheme and host, and nothing'],
    [{ METRICS_PORT: '80' }, 'METRICS_PORT must be a number from 1024 to 65535, not 80'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT must not be 3000, where visitors come in'],
    [{ CLOCK_START: 'now' }, 'CLOCK_START must be an instant of 2001 to 2099 such as 2026-11-20'],
    [{ CLOCK_START: '2026-02-30T09:00:00+07:00' }, 'CLOCK_START must be an instant'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of trace, debug, info'],
  ])('refuses %o in one sentence', (wrong, sentence) => {
    const sentences = refusals({ ...PRODUCTION, ...wrong });
    expect(sentences).toHaveLength(1);
    expect(sentences[0]).toContain(sentence);
  });

  test('begins its clock at the instant that a test sets, and else has the machine’s', () => {
    vi.useFakeTimers({ now: 1_000 });
    onTestFinished(() => void vi.useRealTimers());
    const { now } = readEnvironment({ ...PRODUCTION, CLOCK_START: '2028-02-29T23:59:00+07:00' });
    vi.advanceTimersByTime(90_000);
    expect(new Date(now()).toISOString()).toBe('2028-02-29T17:00:30.000Z');
    expect(readEnvironment(PRODUCTION).now()).toBe(91_000);
  });

  test('[WEB-10] refuses a folder that is not there', () => {
    const SITE_DIR = '/nowhere/site';
    expect(refusals({ ...PRODUCTION, SITE_DIR })).toEqual([
      'SITE_DIR must be a folder, and there is none at /nowhere/site',
    ]);
  });

  test('refuses a folder where site.json was to be mounted', () => {
    const folder = folderWith({});
    mkdirSync(join(folder, 'site.json'));
    expect(refusals({ ...PRODUCTION, SITE_DIR: folder })[0]).toContain('site.json is a folder');
  });

  test('is told everything that is wrong with it at once', () => {
    const wrong = { ...PRODUCTION, BACKEND_URL: '', PORT: '1', EXTRA_PATHS: 'x' };
    expect(refusals(wrong)).toHaveLength(3);
  });
});
