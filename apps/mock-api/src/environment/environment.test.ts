import { describe, expect, test } from 'vitest';
import { DEMO_VERIFY_KEY } from '../world/state/paper-keys.ts';
import { readEnvironment, refuseDemoSecrets, WrongEnvironment } from './environment.ts';
import { backendOf, botCheckOf } from './services.ts';

const OWN_KEY = 'MC4CAQAwBQYDK2VwBCIEIGFub3RoZXIta2V5LW9mLXBhcGVycy1mb3ItdGVzdHMh';

/** Returns the sentences that the operator would read. */
function refusals(env: Record<string, string>): readonly string[] {
  try {
    readEnvironment(env);
  } catch (error) {
    if (error instanceof WrongEnvironment) return error.sentences;
    throw error;
  }
  return [];
}

describe('readEnvironment', () => {
  test('an empty environment starts the demo on port 4000, without the control plane', () => {
    expect(readEnvironment({})).toEqual({
      HOST: '127.0.0.1',
      API_PORT: 4000,
      SEED: 'demo',
      POPULATION: 12_000,
      DATA_FILE: ':memory:',
      MOCK_CONTROL: false,
      CHECK_RESPONSES: false,
      TRUSTED_PROXIES: [],
      CONTROL_HOSTS: [],
      PASSKEY_ORIGINS: [],
      ALLOW_DEMO: false,
      SESSION_COOKIE: false,
      PUSH_SECRET: 'demo-secret',
      ADMIN_PASSWORD: 'demo1234',
      COOKIE_SECRET: 'demo-cookie-secret',
      VERIFY_KEY: DEMO_VERIFY_KEY,
      VERIFY_OLD_KEYS: '',
      BACKEND_URL: '',
      BACKEND_SITE_KEY: '',
      BACKEND_BOT_SCRIPT: '',
      BACKEND_TIMEOUT_MS: 10_000,
      PUSH_SERVICES: [],
    });
  });

  test('[ABI-09] the keys of Web Push come together or not at all', () => {
    const half = { VAPID_PUBLIC_KEY: 'B'.repeat(87), VAPID_SUBJECT: 'https://coop.example' };
    expect(refusals(half)).toEqual(['Web Push needs VAPID_PRIVATE_KEY as well']);
  });

  test('reads numbers, switches and lists, and ignores the rest of the machine’s', () => {
    const read = readEnvironment({
      API_PORT: '0',
      POPULATION: '1000000',
      MOCK_CONTROL: '1',
      TRUSTED_PROXIES: 'private_ranges 203.0.113.0/24',
      PASSKEY_ORIGINS: 'https://portal.example http://localhost:5173',
      PATH: '/usr/bin',
    });
    expect(read).toMatchObject({
      API_PORT: 0,
      POPULATION: 1_000_000,
      MOCK_CONTROL: true,
      TRUSTED_PROXIES: ['loopback', 'uniquelocal', '203.0.113.0/24'],
      PASSKEY_ORIGINS: ['https://portal.example', 'http://localhost:5173'],
    });
    expect(read).not.toHaveProperty('PATH');
  });

  test.each([
    ['VAPID_SUBJECT', 'it@coop.example'],
    ['PUSH_SERVICES', 'https://push.example/'],
    ['API_PORT', 'http'],
    ['POPULATION', '11'],
    ['MOCK_CONTROL', 'yes'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['PUSH_SECRET', 'short'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', '12345678'],
    ['ADMIN_PASSWORD', 'Qwertyui'],
    ['COOKIE_SECRET', 'aaaaaaaaaaaaaaaa'],
    ['VERIFY_KEY', 'no key at all'],
    ['CLOCK_START', 'tomorrow'],
    ['CLOCK_START', '0001-01-01T00:00:00Z'],
    ['CLOCK_START', '2026-02-30T09:00:00Z'],
    ['BACKEND_TIMEOUT_MS', '5'],
    ['BACKEND_SITE_KEY', 'a key'],
    ['BACKEND_BOT_SCRIPT', 'bots.example'],
    ['BACKEND_MODE', 'both'],
  ])('names %s when it is %j, and what it may be', (name, value) => {
    const isSecret = /_SECRET|_PASSWORD|VERIFY_KEY/.test(name);
    const shown = isSecret ? 'what it is' : value;
    const sentences = refusals({ [name]: value });
    expect(sentences).toEqual([expect.stringMatching(`^${name} must be .+, not ${shown}$`)]);
  });
});

const demoIn = (source: Record<string, string>) => () => refuseDemoSecrets(readEnvironment(source));
const OWN = {
  PUSH_SECRET: 'own-push-secret',
  ADMIN_PASSWORD: 'own-admin',
  COOKIE_SECRET: 'own-cookie',
  VERIFY_KEY: OWN_KEY,
};

test.each([
  [{ MOCK_CONTROL: '1' }],
  [{ MOCK_CONTROL: '1', HOST: 'localhost', COOKIE_SECRET: '' }],
  [{ MOCK_CONTROL: '1', HOST: '0.0.0.0', ALLOW_DEMO: '1' }],
  [OWN],
  [{ ...OWN, HOST: '0.0.0.0', MOCK_CONTROL: '1' }],
])('%j may start', (source) => {
  expect(demoIn(source)).not.toThrow();
});

test.each([
  [{}, 'set PUSH_SECRET, ADMIN_PASSWORD, COOKIE_SECRET, VERIFY_KEY: .* MOCK_CONTROL is off'],
  [{ ALLOW_DEMO: '1', HOST: '0.0.0.0' }, 'MOCK_CONTROL is off'],
  [{ ...OWN, ADMIN_PASSWORD: 'demo1234' }, 'set ADMIN_PASSWORD: '],
  [{ MOCK_CONTROL: '1', HOST: '0.0.0.0' }, 'HOST=0.0.0.0 is not this machine alone'],
  [{ MOCK_CONTROL: '1', HOST: '127.evil.example' }, 'HOST=127.evil.example'],
])('%j would close nothing, and does not start', (source, words) => {
  expect(demoIn(source)).toThrow(new RegExp(words));
});

const backendIn = (source: Record<string, string>) => backendOf(readEnvironment(source));

test.each([
  [{}, undefined],
  [{ BACKEND_URL: '', BACKEND_MODE: 'mock' }, undefined],
  [
    { BACKEND_URL: 'https://coop.example/' },
    { url: 'https://coop.example', mode: 'proxy-or-mock', timeoutMs: 10_000 },
  ],
  [
    {
      BACKEND_URL: 'http://127.0.0.1:8000/portal/',
      BACKEND_MODE: 'proxy',
      BACKEND_TIMEOUT_MS: '500',
    },
    { url: 'http://127.0.0.1:8000/portal', mode: 'proxy', timeoutMs: 500 },
  ],
])('%j names the backend %j', (source, backend) => {
  expect(backendIn(source)).toEqual(backend);
});

test.each([
  'coop.example',
  'ftp://coop.example',
  'https://user:secret@coop.example',
  'https://coop.example/?a=1',
])('the backend %s is refused in words that name the variable, not the secret', (BACKEND_URL) => {
  expect(refusals({ BACKEND_URL })).toEqual([
    'BACKEND_URL must be http(s)://host[:port][/path], without user, ? and #, not what it is',
  ]);
});

test('a mode needs a backend', () => {
  expect(refusals({ BACKEND_MODE: 'proxy' })).toEqual(['BACKEND_MODE=proxy needs a BACKEND_URL']);
});

test('the bot check of a backend is read, and needs that backend', () => {
  const url = { BACKEND_URL: 'https://coop.example' };
  expect(botCheckOf(readEnvironment(url))).toBeUndefined();
  const key = { ...url, BACKEND_SITE_KEY: '6Lc_own-key' };
  expect(botCheckOf(readEnvironment(key))).toEqual({ siteKey: '6Lc_own-key' });
  const script = 'https://bots.example/api.js';
  expect(botCheckOf(readEnvironment({ ...key, BACKEND_BOT_SCRIPT: script }))).toEqual({
    siteKey: '6Lc_own-key',
    script,
  });
  expect(refusals({ BACKEND_SITE_KEY: 'a' })).toEqual(['BACKEND_SITE_KEY needs a BACKEND_URL']);
  expect(refusals({ ...url, BACKEND_BOT_SCRIPT: script })).toEqual([
    'BACKEND_BOT_SCRIPT needs a BACKEND_SITE_KEY',
  ]);
});
