import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import { examples } from '@coop/contracts/examples/examples';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type BrokenMock,
  type Defect,
  type ProxiedAnswer,
  startBrokenMock,
} from './testing/broken-mock.ts';
import { driftOf, reportOf } from './testing/report-of.ts';

// Breaches of a real backend that the control plane cannot make: missing session checks, foreign records, other words
// of refusal, leaked internals.

let mock: BrokenMock;
beforeAll(async () => {
  mock = await startBrokenMock();
});
afterAll(() => mock[Symbol.asyncDispose]());

const onAnswerTo = (key: EndpointKey, change: (answered: ProxiedAnswer) => void): Defect => ({
  onAnswer(answered, { path }) {
    if (path === endpoints[key].path) change(answered);
  },
});

const json = (answered: ProxiedAnswer, status: number, body: unknown) => {
  answered.status = status;
  answered.headers['content-type'] = 'application/json';
  answered.body = typeof body === 'string' ? body : JSON.stringify(body);
};

/** Replaces the refusals of one status. */
const refusing = (key: EndpointKey, status: number, as: number, body: unknown): Defect =>
  onAnswerTo(key, (answered) => {
    if (answered.status === status) json(answered, as, body);
  });

const thai = { error: 'ไม่สำเร็จ', message: 'ไม่สำเร็จ' };
const { response: terms } = examples.memberTermsShow;
const { response: statement } = examples.memberLoanStatementShow;

/** Replaces a certain authorization by the first one that was used in its world. */
function opening(isOpened: (authorization: string) => boolean): Defect {
  const seen = new Map<string, string>();
  return {
    onCall({ headers }) {
      const { authorization = '', 'x-mock-world': world = '' } = headers;
      const first = seen.get(world);
      if (first !== undefined && isOpened(authorization)) headers.authorization = first;
      if (authorization && first === undefined) seen.set(world, authorization);
    },
  };
}

const toNobody = (authorization: string) => authorization === '';
const toDeadTokens = (authorization: string) => authorization.includes('AAAAAAAA');
const toOthers = (authorization: string) =>
  !toNobody(authorization) && !toDeadTokens(authorization);

const withoutCsrf: Defect = {
  onCall({ headers }) {
    const token = /XSRF-TOKEN=([^;]+)/.exec(headers.cookie ?? '')?.[1];
    if (token) headers['x-csrf-token'] = token;
  },
};

const leaking = (text: string) => ({ ...thai, message: `ไม่สำเร็จ ${text}` });

type Row = readonly [what: string, endpoint: EndpointKey, defect: Defect, reported: string];

/** A row whose endpoint answers with another status, or another body, than it should. */
const answeredWith = (
  what: string,
  endpoint: EndpointKey,
  [status, as]: readonly [number, number],
  body: unknown,
  reported: string,
): Row => [what, endpoint, refusing(endpoint, status, as, body), reported];

/** A row whose endpoint accepts what it should refuse. */
const accepted = (
  what: string,
  status: number,
  invalid: string,
  endpoint: EndpointKey = 'memberTermsShow',
  body: unknown = terms,
): Row =>
  answeredWith(what, endpoint, [status, 200], body, `additive accepts-invalid ${invalid} → 200`);

/** A row whose endpoint refuses in words, or in a form, that it should not. */
const failing = (what: string, body: unknown, reported: string): Row =>
  answeredWith(what, 'memberKepShow', [422, 422], body, reported);

/** A row in which a wrong session opens a member's records. */
const openedBy = (what: string, defect: Defect, session: string): Row => [
  what,
  'memberShareList',
  defect,
  `breaking auth-not-enforced ${session} → 200`,
];

const BREACHES: readonly Row[] = [
  openedBy('no session is asked for', opening(toNobody), 'no session'),
  openedBy('a dead token is as good as a live one', opening(toDeadTokens), 'dead session'),
  openedBy(
    'an agency’s token opens a member’s records',
    opening(toOthers),
    'session of another kind',
  ),
  answeredWith(
    'no session is a 404',
    'memberShareList',
    [401, 404],
    thai,
    'cosmetic other-refusal no session → 404',
  ),
  answeredWith(
    'another member’s contract is shown',
    'memberLoanStatementShow',
    [404, 200],
    statement,
    'breaking foreign-record record of another → 200',
  ),
  [
    'a token lives on after logout',
    'memberAuthLogout',
    refusing('memberAuthShow', 401, 200, { rc_code: '1' }),
    'breaking token-survives after logout → 200',
  ],
  [
    'no CSRF token is asked for',
    'memberTermsShow',
    withoutCsrf,
    'additive accepts-invalid no CSRF token → 200',
  ],
  accepted('a wrong field is taken', 422, 'missing field', 'memberTermsAccept', {
    rc_code: '1',
    rc_des: 'ok',
  }),
  accepted('an unknown field is taken', 422, 'unknown field'),
  accepted('any content type is taken', 415, 'wrong content type'),
  accepted('broken JSON is taken', 400, 'malformed JSON'),
  accepted('any method is taken', 405, 'wrong method'),
  [
    'any parameter of a path is taken',
    'memberConfirmDataShow',
    {
      onAnswer: (answer) =>
        answer.status === 422 && json(answer, 200, examples.memberConfirmDataShow.response),
    },
    'additive accepts-invalid path parameter → 200',
  ],
  answeredWith(
    'a wrong field is refused by rc_code',
    'memberTermsAccept',
    [422, 200],
    { rc_code: 0, rc_des: 'x' },
    'cosmetic refused-by-code rc_code',
  ),
  answeredWith(
    'broken JSON is a 500',
    'memberTermsShow',
    [400, 500],
    thai,
    'breaking server-error HTTP 500',
  ),
  failing('errors is a text', { errors: 'ผิด' }, 'breaking error-shape errors'),
  failing('a failure says nothing', {}, 'breaking error-without-words error'),
  failing(
    'a failure is English',
    { error: 'The recv period is wrong.', errors: { recv_period: ['Wrong.'] } },
    'cosmetic error-not-thai error',
  ),
  failing('a failure names no field', thai, 'cosmetic field-not-named errors'),
  failing('a failure is no JSON', '<h1>422</h1>', 'breaking not-json body'),
  [
    'an answer says it is a page',
    'memberShareList',
    onAnswerTo('memberShareList', (answer) => {
      answer.headers['content-type'] = 'text/html; charset=utf-8';
    }),
    'breaking content-type Content-Type',
  ],
  failing(
    'a stack shows',
    leaking('at handle (/srv/app/kep.js:12:7)'),
    'breaking shows-insides HTTP 422',
  ),
  failing(
    'an error of the database shows',
    leaking('SQLSTATE[42S02]: Base table not found'),
    'breaking shows-insides HTTP 422',
  ),
  [
    'a limit does not say when it ends',
    'memberShareList',
    onAnswerTo('memberShareList', (answer) => json(answer, 429, thai)),
    'cosmetic no-retry-after Retry-After',
  ],
];

test.each(BREACHES)('%s (%s): reported', async (_, endpoint, defect, reported) => {
  const report = await reportOf(await mock.withDefect(defect), '--only', endpoint);
  expect(driftOf(report)).toContain(reported);
  expect(report.isClean).toBe(false);
});

test.each([
  ['rc_code as a number', 'memberTermsShow', { rcCode: 'number' }, 'cosmetic other-form rc_code'],
  ['errors as a list', 'memberKepShow', { errors: 'list' }, 'cosmetic errors-as-list errors'],
  [
    '400 for a dead session',
    'memberAuthShow',
    { sessionCheck: '400' },
    'cosmetic other-refusal no session → 400',
  ],
  [
    'massage as message',
    'memberConfirmDataShow',
    { massage: 'message' },
    'breaking missing massage',
  ],
  ['more than is documented', 'memberShareList', { additive: true }, 'additive extra x_extra'],
] as const)('the quirk %s of %s: reported', async (what, endpoint, quirks, reported) => {
  const world = `quirk-${what.replaceAll(/\W/g, '-')}`;
  await mock.control('quirks.set', { world, ...quirks });
  const report = await reportOf(mock.baseUrl, '--world', world, '--only', endpoint);
  expect(driftOf(report)).toContain(reported);
});

test('an id in milliseconds whose last digit happens to be the check digit is no citizen number', async () => {
  const defect = onAnswerTo('memberNotificationList', (answer) => {
    answer.body = String(answer.body).replace(
      /"notification_id":\d+/,
      '"notification_id":1834279200000',
    );
  });
  const report = await reportOf(await mock.withDefect(defect), '--only', 'memberNotificationList');
  expect(driftOf(report)).toEqual([]);
});

test('a limit that says when it ends is respected, reported and no drift', async () => {
  const defect = onAnswerTo('memberShareList', (answer) => {
    json(answer, 429, thai);
    answer.headers['retry-after'] = '30';
  });
  const report = await reportOf(await mock.withDefect(defect), '--only', 'memberShareList');
  expect(driftOf(report)).toEqual([]);
  expect(report.exercised.size).toBe(0);
  const [left] = report.notExercised.filter(({ why }) => why.includes('429'));
  expect(left?.endpoints).toEqual(['memberShareList']);
});

test('a limit that ends soon is waited for', async () => {
  let refused = 0;
  const defect = onAnswerTo('memberShareList', (answer) => {
    refused += 1;
    if (refused > 1) return;
    json(answer, 429, thai);
    answer.headers['retry-after'] = '0';
  });
  const report = await reportOf(
    await mock.withDefect(defect),
    '--target',
    'backend',
    '--only',
    'memberShareList',
  );
  expect(driftOf(report)).toEqual([]);
  expect(report.heldBack.size).toBe(0);
});

test('a limit that counts is no obstacle on a mock: the call is made in a second world', async () => {
  const worlds = new Set<string>();
  const defect: Defect = {
    onAnswer(answered, { path, headers }) {
      if (path !== endpoints.memberShareList.path) return;
      worlds.add(headers['x-mock-world'] ?? '');
      if (worlds.size === 1) {
        json(answered, 429, thai);
        answered.headers['retry-after'] = '60';
      }
    },
  };
  const report = await reportOf(await mock.withDefect(defect), '--only', 'memberShareList');
  expect(driftOf(report)).toEqual([]);
  expect([report.heldBack.size, worlds.size]).toEqual([0, 2]);
});
