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

  test('reads every variable and ignores the rest of the machine’s', () => {
    const source = {
      HOST: '0.0.0.0',
      API_PORT: '0',
      SEED: 'other',
      POPULATION: '1000000',
      CLOCK_START: '2028-02-29T10:00:00+07:00',
      DATA_FILE: '/data/facts.db',
      MOCK_CONTROL: '1',
      CHECK_RESPONSES: '1',
      TRUSTED_PROXIES: 'private_ranges 203.0.113.0/24',
      CONTROL_HOSTS: 'demo.coop.example',
      ALLOW_DEMO: '1',
      PASSKEY_ORIGINS: 'https://portal.example http://localhost:5173',
      SESSION_COOKIE: '1',
      PUSH_SECRET: 'another-secret',
      ADMIN_PASSWORD: 'a-password',
      COOKIE_SECRET: 'a-long-secret',
      VERIFY_KEY: OWN_KEY,
      VERIFY_OLD_KEYS: 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=',
      VAPID_PUBLIC_KEY: 'B'.repeat(87),
      VAPID_PRIVATE_KEY: 'p'.repeat(43),
      VAPID_SUBJECT: 'mailto:it@coop.example',
      PATH: '/usr/bin',
    };
    const { PATH: _, ...expected } = source;
    expect(readEnvironment(source)).toEqual({
      ...expected,
      API_PORT: 0,
      POPULATION: 1_000_000,
      MOCK_CONTROL: true,
      CHECK_RESPONSES: true,
      TRUSTED_PROXIES: ['loopback', 'uniquelocal', '203.0.113.0/24'],
      CONTROL_HOSTS: ['demo.coop.example'],
      PASSKEY_ORIGINS: ['https://portal.example', 'http://localhost:5173'],
      ALLOW_DEMO: true,
      SESSION_COOKIE: true,
      BACKEND_URL: '',
      BACKEND_SITE_KEY: '',
      BACKEND_BOT_SCRIPT: '',
      BACKEND_TIMEOUT_MS: 10_000,
      PUSH_SERVICES: [],
    });
  });

  test.each([
    ['VAPID_PUBLIC_KEY', 'short'],
    ['VAPID_SUBJECT', 'it@coop.example'],
    ['PUSH_SERVICES', 'https://push.example/'],
    ['API_PORT', 'http'],
    ['API_PORT', '65536'],
    ['API_PORT', '-1'],
    ['API_PORT', '80.5'],
    ['POPULATION', '11'],
    ['POPULATION', '10000000'],
    ['POPULATION', 'many'],
    ['MOCK_CONTROL', 'yes'],
    ['CHECK_RESPONSES', 'true'],
    ['TRUSTED_PROXIES', 'everybody'],
    ['COOKIE_SECRET', 'short'],
    ['PUSH_SECRET', 'short'],
    ['ADMIN_PASSWORD', 'short'],
    ['ADMIN_PASSWORD', '12345678'],
    ['ADMIN_PASSWORD', '87654321'],
    ['ADMIN_PASSWORD', 'Qwertyui'],
    ['COOKIE_SECRET', 'aaaaaaaaaaaaaaaa'],
    ['PUSH_SECRET', 'abababababababab'],
    ['TRUSTED_PROXIES', '10.0.0.1,10.0.0.2'],
    ['VERIFY_KEY', 'no key at all'],
    ['VERIFY_OLD_KEYS', 'no key at all'],
    ['CLOCK_START', 'tomorrow'],
    ['BACKEND_TIMEOUT_MS', '5'],
    ['BACKEND_SITE_KEY', 'a key'],
    ['BACKEND_BOT_SCRIPT', 'bots.example'],
    ['BACKEND_MODE', 'both'],
  ])('names %s when it is %j, and what it may be', (name, value) => {
    const isSecret = /_SECRET|_PASSWORD|VERIFY_KEY/.test(name);
    const shown = isSecret ? 'what it is' : value;
    const said = refusals({ [name]: value });
    expect(said).toEqual([expect.stringMatching(`^${name} must be .+, not ${shown}$`)]);
  });

  test('takes an empty instant or file for none, as a compose file passes them', () => {
    expect(readEnvironment({ CLOCK_START: '', DATA_FILE: '' })).toMatchObject({ SEED: 'demo' });
  });

  test('names every wrong variable at once, each in a line', () => {
    const wrong = { API_PORT: 'x', POPULATION: '1', MOCK_CONTROL: '2', CLOCK_START: 'now' };
    expect(refusals(wrong)).toEqual([
      'API_PORT must be a number from 0 to 65535, not x',
      'POPULATION must be a number from 12 to 9999999, not 1',
      'MOCK_CONTROL must be 0 or 1, not 2',
      'CLOCK_START must be an instant such as 2026-11-20T09:00:00+07:00, not now',
    ]);
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
