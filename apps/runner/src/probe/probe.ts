import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from '@coop/contract-laws/finding';
import { retryAfter, TOO_MANY } from '@coop/contract-laws/rate-limit';
import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { type Answer, noAnswerFor, type Sent } from '../call/answer.ts';
import { type BotPurse, NO_TOKEN } from '../call/bot-tokens.ts';
import { type Browser, openBrowser, type Session } from '../call/browser.ts';
import type { Clock } from '../call/clock.ts';
import { curlLine, type Placeholder } from '../call/curl.ts';
import { type Operation, operationOf } from '../call/operation.ts';
import type { Wire } from '../call/wire.ts';
import type { Case, Credentials, Who } from '../cases/case.ts';
import type { Exchange } from '../checks/finding.ts';
import { type CheckName, judge } from '../checks/judge.ts';
import { addFindings, type Log } from './log.ts';
import { countQuirk, recordQuirks } from './quirks.ts';
import type { Renewal } from './renewal.ts';
import { hasOtherToken, isAboutAccess, placeholdersIn, sentBy } from './sent.ts';

export interface ProbeOptions {
  readonly wire: Wire;
  readonly baseUrl: string;
  readonly paths: Readonly<Record<string, string>>;
  readonly log: Log;
  readonly credentials: Credentials;
  /** Numbers of the people with sessions. */
  readonly owners: ReadonlyMap<Who, string>;
  readonly clock: Clock;
  /** The cooperative's by-laws. */
  readonly byLaws: KnownByLaws;
  readonly botPurse: BotPurse;
  readonly maxWaitSeconds: number;
  /** Keeps signed in whoever is; undefined until everybody has signed in. */
  readonly renewal: () => Renewal | undefined;
  /** Sends a call to a second world when a rate limit holds it back; only a mock has one. */
  readonly aside: () => ((sent: Sent) => Promise<Answer | undefined>) | undefined;
  /** Values that a report must not show. */
  readonly placeholders: () => readonly Placeholder[];
}

/** Runs cases, judges the answers and logs both. */
export interface Probe {
  readonly log: Log;
  /** Runs a case. An answer for which `keeps` is false is not judged: it only provided values for other calls. */
  run(operation: Operation, testCase: Case, keeps?: (answer: Answer) => boolean): Promise<Answer>;
  /** Opens a browser in which nobody has signed in. */
  browser(): Promise<Browser>;
  /** Adds findings that need other answers to the call that an answer belongs to. */
  amend(answer: Answer, check: CheckName, findings: readonly Finding[]): void;
}

/** For `keeps`. */
export const unrecorded = () => false;

/** Maps an answer to its place in the log and the call as sent. */
type Places = WeakMap<Answer, { at: number; sent: Sent }>;

function curlOf(options: ProbeOptions, sent: Sent): string {
  return curlLine(sent, [...options.placeholders(), ...placeholdersIn(sent)]);
}

function record(options: ProbeOptions, exchange: Exchange, places: Places): void {
  const { log } = options;
  const { operation, testCase, sent, answer } = exchange;
  const { today } = exchange;
  const midnight = today === undefined ? undefined : Date.parse(`${today}T00:00:00+07:00`);
  recordQuirks(log, answer, exchange.now ?? midnight);
  const findings = judge(exchange);
  places.set(answer, { at: log.calls.length, sent });
  log.calls.push({
    endpoint: operation.key,
    during: log.turn,
    family: testCase.family,
    name: testCase.name,
    method: sent.method,
    path: operation.path,
    status: answer.status,
    ms: Math.round(answer.ms * 10) / 10,
    heldBack: answer.status === TOO_MANY,
    findings,
    curl: findings.length > 0 ? curlOf(options, sent) : undefined,
  });
}

/** Repeats a call that got 429, in a second world or after the time to wait; returns the 429 when neither works. */
async function again(
  options: ProbeOptions,
  sent: Sent,
  held: Answer,
  testCase: Case,
): Promise<Answer> {
  const elsewhere = testCase.staysHere ? undefined : await options.aside()?.(sent);
  if (elsewhere) return elsewhere;
  const seconds = retryAfter(held.headers);
  if (seconds === undefined || seconds < 0 || seconds > options.maxWaitSeconds) return held;
  await wait(seconds * 1_000);
  return options.wire.send(sent);
}

/** Sends a call, again where a limit holds it back, and keeps the cookies of the answer. */
async function sendFrom(browser: Browser, sent: Sent, testCase: Case, options: ProbeOptions) {
  const first = await options.wire.send(sent);
  const answer = first.status === TOO_MANY ? await again(options, sent, first, testCase) : first;
  if (!isAboutAccess(testCase)) browser.take(sent.path, answer.headers);
  return answer;
}

/** Counts a session that an answer opened, for whom it was. */
function countOpened({ opened }: Log, { endpoint }: Operation, { status, body }: Answer): void {
  if (status !== 200 || !opensSession(endpoint)) return;
  const { membership_no, member_group_no } = (body ?? {}) as Record<string, unknown>;
  const no = String(membership_no ?? member_group_no);
  opened.set(no, (opened.get(no) ?? 0) + 1);
}

/** Tells whether a proxying mock answered, or would have in this session: that says nothing about the backend. */
function isStandIn({ headers }: Answer): boolean {
  const by = headers.get('x-mock-answered-by');
  const failure = headers.get('x-mock-backend-failure') ?? '';
  return by === 'mock' || (by === 'nobody' && failure.startsWith('HTTP '));
}

const CSRF_MISMATCH = 419;

/** Asks for what the portal begins with, so that a backend can set its cookies. */
async function prime(browser: Browser, { wire, paths }: ProbeOptions): Promise<void> {
  const operation = operationOf('infoMenuShow', paths);
  const testCase: Case = {
    family: 'example',
    name: 'cookies',
    session: 'none',
    expects: { kind: 'answer' },
  };
  const answer = await wire.send(
    sentBy(browser, undefined, { operation, testCase: testCase, wire }),
  );
  browser.take(operation.path, answer.headers);
}

/** Opens the browser of a visitor, for whom the backend has not yet noted anything. */
async function newBrowser(options: ProbeOptions): Promise<Browser> {
  const { visitor } = options.wire;
  if (!visitor.isMarked()) return visitor.copy();
  const browser = openBrowser(options.baseUrl);
  await prime(browser, options);
  return browser;
}

/** Tells whether a call hands a session over, which may be put into a cookie of the browser. */
const opensSession = ({ response }: Endpoint): boolean => 'token' in response.shape;

/** Chooses the browser of a call. What opens or ends a session has one of its own, which nobody else then misses. */
async function browserFor(
  { endpoint }: Operation,
  testCase: Case,
  as: Session | undefined,
  options: ProbeOptions,
): Promise<Browser> {
  if (testCase.as) return testCase.as.browser;
  if (endpoint.lifecycle === 'login') return newBrowser(options);
  const { browser } = as ?? { browser: options.wire.visitor };
  return endpoint.lifecycle === 'logout' || opensSession(endpoint) ? browser.copy() : browser;
}

/** Returns whose kept session a case is asked in. */
const asking = ({ session, as }: Case, { credentials }: ProbeOptions): Who | undefined =>
  as === undefined && credentials.has(session as Who) ? (session as Who) : undefined;

export function openProbe(options: ProbeOptions): Probe {
  const { wire, log, owners, clock, byLaws } = options;
  const places: Places = new WeakMap();
  return {
    log,
    browser: () => newBrowser(options),
    amend(answer, check, findings) {
      const place = places.get(answer);
      if (!place) return;
      const judged = findings.map((finding) => ({ ...finding, check }));
      addFindings(log, place.at, judged, () => curlOf(options, place.sent));
    },
    async run(operation, testCase, keeps = () => true) {
      const ask = async () => {
        const body = options.botPurse.fill(operation.key, testCase.body);
        const filled = body === testCase.body ? testCase : { ...testCase, body };
        const as = testCase.as ?? options.credentials.get(testCase.session as Who);
        const browser = await browserFor(operation, testCase, as, options);
        const call = { operation, testCase: filled, wire };
        const sent = sentBy(browser, as, call);
        if (body === undefined && testCase.body !== undefined) {
          return { sent, answer: noAnswerFor(NO_TOKEN) };
        }
        const answer = await sendFrom(browser, sent, testCase, options);
        if (answer.status !== CSRF_MISMATCH || isAboutAccess(testCase)) return { sent, answer };
        // The portal asks once more with the token that it is then given.
        await prime(browser, options);
        if (!hasOtherToken(browser, sent)) return { sent, answer };
        countQuirk(log, 'CSRF token', 'renewed');
        const anew = sentBy(browser, as, call);
        return { sent: anew, answer: await sendFrom(browser, anew, testCase, options) };
      };
      const who = asking(testCase, options);
      if (who) await options.renewal()?.before(who);
      let { sent, answer } = await ask();
      const { expects } = testCase;
      const mayEnd = expects.kind !== 'refusal' || !expects.statuses.includes(401);
      const renewed =
        who && mayEnd && answer.status === 401 ? await options.renewal()?.after(who) : undefined;
      if (renewed && 'as' in renewed) ({ sent, answer } = await ask());
      countOpened(log, operation, answer);
      if (renewed && 'why' in renewed) {
        log.skipped.push({ endpoint: operation.key, what: 'cases', why: renewed.why, cases: 1 });
      } else if (isStandIn(answer)) {
        const why = 'the mock stood in for the backend';
        log.skipped.push({ endpoint: operation.key, what: 'answers', why, cases: 1 });
      } else if (answer.failure !== NO_TOKEN && keeps(answer)) {
        const owner = testCase.owner ?? owners.get(testCase.session as Who);
        const time = { now: clock.now(answer), today: clock.today(answer) };
        record(
          options,
          { operation, testCase: testCase, sent, answer, owner, byLaws, ...time },
          places,
        );
      }
      return answer;
    },
  };
}
