import { expect, test } from 'vitest';
import { outsideSources } from './outside-sources.ts';
import { developmentHeaders, securityHeaders, sourcesBy } from './security-headers.ts';

const NONE = sourcesBy(() => undefined);
const NAMES = { coopNameTH: 'สหกรณ์', coopNameEN: 'Cooperative' };
const CSP = 'Content-Security-Policy';

/** Parses a policy into its directives. */
function directives(policy: string | undefined): Map<string, string> {
  return new Map(
    (policy ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );
}

test('the policy of a portal without outside services lets in nothing but its own files', () => {
  expect(Object.fromEntries(directives(securityHeaders(NONE)[CSP]))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': '',
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'dompurify bot-check service-worker',
  });
});

test('no policy that is served knows unsafe-inline, unsafe-eval or a wildcard', () => {
  const served = [
    securityHeaders(NONE)[CSP],
    securityHeaders(outsideSources({ ...NAMES, botCheck: { siteKey: 'a' } }))[CSP],
  ];
  for (const policy of served) expect(policy).not.toMatch(/unsafe-|\*/);
});

test('hot reloading may run inline scripts; framing and foreign sources stay forbidden', () => {
  const found = directives(developmentHeaders(NONE)[CSP]);
  expect(found.get('script-src')).toBe("'self' 'unsafe-inline'");
  expect(found.has('require-trusted-types-for')).toBe(false);
  expect(found.get('frame-ancestors')).toBe("'none'");
  expect(found.get('object-src')).toBe("'none'");
});

test('services on the portal’s own origin need nothing from elsewhere', () => {
  const site = {
    ...NAMES,
    botCheck: { siteKey: 'a', script: '/recaptcha/api.js' },
    push: { key: 'a', cluster: 'ap1', channel: 'coop', host: 'same-origin' },
  };
  expect(outsideSources(site)).toEqual(NONE);
});

test('a deployment’s bot check, push server, backend and logo are the only other sources', () => {
  expect(
    outsideSources({
      ...NAMES,
      botCheck: { siteKey: 'a', script: 'https://bots.example/api.js' },
      push: { key: 'a', cluster: 'ap1', channel: 'coop' },
      api: { baseUrl: 'https://backend.example/portal' },
      logo: 'https://pictures.example/logo.png',
    }),
  ).toEqual({
    script: 'https://bots.example',
    frame: 'https://bots.example',
    connect: 'https://bots.example wss://ws-ap1.pusher.com https://backend.example',
    image: 'https://backend.example https://pictures.example',
    trustedTypes: '',
    more: '',
  });
  const google = outsideSources({ ...NAMES, botCheck: { siteKey: 'a' } });
  expect(google.script).toBe(
    'https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/',
  );
});
