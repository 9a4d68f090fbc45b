import type { Defect } from '../broken-mock.ts';
import { answering, type Breach, breach, header, isAt, MORE_CASES } from './breach.ts';

const stranger: Defect = {
  onAnswer(answered, call) {
    answered.headers['access-control-allow-origin'] =
      call.headers.origin ?? 'https://portal.example';
    answered.headers['access-control-allow-credentials'] = 'true';
  },
};

const csrf = (change: (cookie: string) => string): Defect => ({
  onAnswer(answered) {
    answered.cookies = answered.cookies.map((cookie) =>
      cookie.startsWith('XSRF-TOKEN') ? change(cookie) : cookie,
    );
  },
});

export const headerBreaches: readonly Breach[] = [
  breach('personal data may be stored', 'may-be-stored', ['memberInfoShow'], () =>
    header('cache-control', undefined),
  ),
  breach('personal data are public', 'may-be-stored', ['memberShareList'], () =>
    header('cache-control', 'public, max-age=600'),
  ),
  breach('the CSRF cookie cannot be read', 'csrf-unreadable', ['infoMenuShow'], () =>
    csrf((body) => `${body}; HttpOnly`),
  ),
  breach('the CSRF cookie goes everywhere', 'csrf-unreadable', ['infoMenuShow'], () =>
    csrf((body) => body.replace(/SameSite=Lax/i, 'SameSite=None')),
  ),
  {
    ...breach('the CSRF cookie has another name', 'no-csrf-cookie', ['memberShareList'], () =>
      csrf((body) => body.replace('XSRF-TOKEN', 'CSRF-TOKEN')),
    ),
    alone: true,
  },
  breach('a 405 does not say what is allowed', 'no-allow', ['memberShareList'], () =>
    answering('memberShareList', (answered, call) => {
      if (call.method !== 'POST') {
        answered.status = 405;
        delete answered.headers.allow;
      }
    }),
  ),
  breach(
    'every page may read with credentials',
    'open-to-strangers',
    ['memberShareList'],
    () => stranger,
  ),
  breach('all origins with credentials', 'open-to-strangers', ['memberInfoShow'], () => ({
    onAnswer(answered) {
      answered.headers['access-control-allow-origin'] = '*';
      answered.headers['access-control-allow-credentials'] = 'true';
    },
  })),
  breach('the CSRF cookie does not say who may send it', 'no-same-site', ['infoMenuShow'], () =>
    csrf((body) => body.replace(/; SameSite=Lax/i, '')),
  ),
  breach('a refusal may be kept', 'refusal-kept', ['memberShareList'], () =>
    answering('memberShareList', (answered) => {
      if (answered.status >= 400) answered.headers['cache-control'] = 'public, max-age=600';
    }),
  ),
  breach('a limit that ended in 1970', 'retry-after-past', ['memberShareList'], () =>
    answering('memberShareList', (answered) => {
      answered.status = 429;
      answered.headers['retry-after'] = 'Thu, 01 Jan 1970 00:00:00 GMT';
    }),
  ),
  breach('a token in an address', 'shows-secret', ['memberAuthLogin'], () =>
    answering('memberAuthLogin', (answered) => {
      if (answered.status !== 200) return;
      answered.headers.location = `/member?token=${JSON.parse(answered.body).token}`;
    }),
  ),
  breach('a password in a header', 'shows-secret', ['memberAuthLogin'], () =>
    answering('memberAuthLogin', (answered, { body }) => {
      answered.headers['x-debug'] = encodeURIComponent(body);
    }),
  ),
  breach('a query in a header', 'shows-insides', ['memberShareList'], () =>
    header('x-debug-query', 'SELECT * FROM members WHERE no = 1'),
  ),
  ...['HEAD', 'OPTIONS'].map((method) =>
    breach(
      `${method} is a 500`,
      'server-error',
      ['memberShareList'],
      () =>
        answering('memberShareList', (answered, call) => {
          if (call.method === method) answered.status = 500;
        }),
      MORE_CASES,
    ),
  ),
  breach(
    'an answer is slow',
    'slow',
    ['memberLastUpdateShow'],
    () => ({ wait: (call) => (isAt('memberLastUpdateShow', call.path) ? 80 : 0) }),
    ['--max-ms', '60', '--budget', '3'],
  ),
];
