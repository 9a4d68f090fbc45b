import { randomUUID } from 'node:crypto';
import { endpoints } from '@coop/contracts/endpoints';
import type { Defect, ProxiedAnswer, ProxiedCall } from '../broken-mock.ts';
import { behind } from './cookies.ts';
import { cloudflare, stickyBalancer } from './edges.ts';
import { express, laravel } from './server-sessions.ts';

// Ways in which real backends differ from the mock, and are right all the same.

const answers = (change: (answered: ProxiedAnswer, call: ProxiedCall) => void) => (): Defect => ({
  onAnswer: change,
});

/** Changes the JSON of every answer that is some. */
const written = (write: (value: unknown) => string) =>
  answers((answered) => {
    const isJson = /json/.test(answered.headers['content-type'] ?? '');
    if (isJson && answered.body !== '') answered.body = write(JSON.parse(answered.body));
  });

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, inner]) => [name, sorted(inner)]));
}

/** Writes as `json_encode` of PHP does. */
const escaped = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('/', '\\/')
    .replace(
      /[\u0080-\uffff]/g,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );

/** Holds sessions of its own under tokens that look like `make`. */
function ownTokens(make: () => string): Defect {
  const issued = new Map<string, string>();
  return {
    onCall({ headers }) {
      const real = issued.get(headers.authorization ?? '');
      if (real) headers.authorization = real;
    },
    onAnswer(answered, { path }) {
      if (!path.endsWith('/auth/login') || answered.status !== 200) return;
      const body = JSON.parse(answered.body);
      const token = make();
      issued.set(`Bearer ${token}`, `Bearer ${body.token}`);
      answered.body = JSON.stringify({ ...body, token });
    },
  };
}

const random = () => randomUUID().replaceAll('-', '');
const base64 = (text: string) => Buffer.from(text).toString('base64url');

/** Ends the sessions of whoever signs in again. */
export function oneSession(): Defect {
  const latest = new Map<string, string>();
  const owners = new Map<string, string>();
  return {
    onCall({ headers }) {
      const token = headers.authorization?.replace('Bearer ', '') ?? '';
      const no = owners.get(token);
      if (no !== undefined && latest.get(no) !== token) headers.authorization = 'Bearer ended';
    },
    onAnswer({ status, body }, { path }) {
      if (!path.endsWith('/auth/login') || status !== 200) return;
      const { token, membership_no, member_group_no } = JSON.parse(body);
      const no = membership_no ?? member_group_no;
      owners.set(token, no);
      latest.set(no, token);
    },
  };
}

/** Of thirty calls of shares one is held back, for a second. */
function sometimesHeldBack(): Defect {
  let calls = 0;
  return {
    onAnswer(answered, { path }) {
      if (path !== endpoints.memberShareList.path) return;
      calls += 1;
      if (calls % 30 !== 0) return;
      answered.status = 429;
      answered.headers['retry-after'] = '1';
      answered.body = JSON.stringify({ error: 'เรียกถี่เกินไป กรุณารอสักครู่' });
    },
  };
}

export const HARMLESS: Readonly<Record<string, () => Defect>> = {
  'Laravel, its CSRF token bound to its session': laravel,
  'a token behind Cloudflare': cloudflare,
  'servers behind a sticky balancer': stickyBalancer,
  'Express with its session in a cookie': express,
  'Laravel behind Cloudflare': () => behind(cloudflare(), laravel()),
  'headers of an old hand': answers((answered) => {
    Object.assign(answered.headers, {
      server: 'nginx/1.24.0',
      via: '1.1 varnish',
      'x-request-id': randomUUID(),
      'x-ratelimit-limit': '60',
      'x-ratelimit-remaining': '59',
      'x-frame-options': 'SAMEORIGIN',
      vary: 'Accept-Encoding, Origin, Cookie',
      etag: `W/"${random()}"`,
    });
  }),
  'JSON that is laid out': written((value) => JSON.stringify(value, null, 4)),
  'JSON in the order of the alphabet': written((value) => JSON.stringify(sorted(value))),
  'JSON as PHP writes it': written(escaped),
  'a content type in capitals': answers((answered) => {
    if (answered.headers['content-type']?.includes('json'))
      answered.headers['content-type'] = 'Application/JSON;charset=UTF-8';
  }),
  'answers that are stored nowhere, in other words': answers((answered) => {
    if (answered.headers['cache-control']?.includes('no-store'))
      answered.headers['cache-control'] = 'no-cache, private, no-store, max-age=0, must-revalidate';
  }),
  'tokens of Sanctum': () => ownTokens(() => `${random()}${random()}`.slice(0, 40)),
  'tokens that are signed': () =>
    ownTokens(() => {
      const parts = ['{"alg":"HS256","typ":"JWT"}', `{"jti":"${randomUUID()}"}`].map(base64);
      return [...parts, `${random()}${random()}`.slice(0, 43)].join('.');
    }),
  'one session for each person': oneSession,
  'a limit that says when it ends': sometimesHeldBack,
  'a cookie of a statistic': answers((answered) => {
    answered.cookies.push(`_ga=GA1.1.${Date.now()}; Path=/; Max-Age=63072000; SameSite=Lax`);
  }),
};
