import { setTimeout as wait } from 'node:timers/promises';
import type { Finding } from '@coop/contract-laws/finding';
import { retryAfter, TOO_MANY } from '@coop/contract-laws/rate-limit';
import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import { fillPath } from '@coop/contracts/entry/endpoint';
import { type Answer, noAnswerFor, type Sent } from '../call/answer.ts';
import { type BotPurse, NO_TOKEN } from '../call/bot-tokens.ts';
import { curlLine, type Placeholder } from '../call/curl.ts';
import type { Operation } from '../call/operation.ts';
import type { Wire } from '../call/wire.ts';
import type { Case, Credentials, Who } from '../cases/case.ts';
import type { Exchange } from '../checks/finding.ts';
import { type CheckName, judge } from '../checks/judge.ts';
import { addFindings, type Log } from './log.ts';
import { recordQuirks } from './quirks.ts';

export interface ProbeOptions {
  readonly wire: Wire;
  readonly log: Log;
  readonly credentials: Credentials;
  /** Numbers of the people with sessions. */
  readonly owners: ReadonlyMap<Who, string>;
  /** Bangkok day by the backend's clock, where it is known. */
  readonly today: string | undefined;
  /** The cooperative's by-laws. */
  readonly byLaws: KnownByLaws;
  readonly botPurse: BotPurse;
  readonly maxWaitSeconds: number;
  /** Signs somebody in again whose session has ended; resolves to whether that helped. */
  readonly renew: () => ((who: Who) => Promise<boolean>) | undefined;
  /** Sends a call to a second world when a rate limit holds it back; only a mock has one. */
  readonly aside: () => ((sent: Sent) => Promise<Answer | undefined>) | undefined;
  /** Values that a report must not show. */
  readonly placeholders: () => readonly Placeholder[];
}

/** Runs cases, judges the answers and logs both. */
export interface Probe {
  readonly log: Log;
  /** Runs a case. An answer for which `keeps` is false is not judged: it only provided values for other calls. */
  run(operation: Operation, one: Case, keeps?: (answer: Answer) => boolean): Promise<Answer>;
  /** Adds findings that need other answers to the call that an answer belongs to. */
  amend(answer: Answer, check: CheckName, findings: readonly Finding[]): void;
}

/** For `keeps`. */
export const unrecorded = () => false;

const NOBODYS_TOKEN = 'A'.repeat(43);

function merged(...all: Readonly<Record<string, string>>[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of all.flatMap((one) => Object.entries(one))) {
    // Session cookies stand beside that of the CSRF token; of two of one name the first counts, as in a browser.
    if (name === 'cookie' && headers.cookie && value !== '')
      headers.cookie = `${value}; ${headers.cookie}`;
    else headers[name] = value;
  }
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ''));
}

function sentFor(operation: Operation, one: Case, wire: Wire, credentials: Credentials): Sent {
  const { session } = one;
  const bearer =
    session === 'dead'
      ? { authorization: `Bearer ${NOBODYS_TOKEN}` }
      : session === 'none'
        ? {}
        : (credentials.get(session) ?? {});
  const method = one.method ?? operation.endpoint.method;
  const body = one.raw ?? (one.body === undefined ? undefined : JSON.stringify(one.body));
  const type: Record<string, string> =
    body === undefined ? {} : { 'content-type': 'application/json' };
  return {
    method,
    path: fillPath(operation.path, one.params),
    headers: merged(wire.headers, bearer, type, one.headers ?? {}),
    body,
  };
}

/** Maps an answer to its place in the log and the call as sent. */
type Places = WeakMap<Answer, { at: number; sent: Sent }>;

function curlOf(options: ProbeOptions, sent: Sent): string {
  const csrf = options.wire.headers['x-csrf-token'] ?? '';
  return curlLine(sent, [...options.placeholders(), { value: csrf, variable: 'CSRF' }]);
}

function record(options: ProbeOptions, exchange: Exchange, places: Places): void {
  const { log } = options;
  const { operation, one, sent, answer } = exchange;
  recordQuirks(log, answer);
  const findings = judge(exchange);
  places.set(answer, { at: log.calls.length, sent });
  log.calls.push({
    endpoint: operation.key,
    during: log.turn,
    family: one.family,
    name: one.name,
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
async function again(options: ProbeOptions, sent: Sent, held: Answer, one: Case): Promise<Answer> {
  const elsewhere = one.staysHere ? undefined : await options.aside()?.(sent);
  if (elsewhere) return elsewhere;
  const seconds = retryAfter(held.headers);
  if (seconds === undefined || seconds > options.maxWaitSeconds) return held;
  await wait(seconds * 1_000);
  return options.wire.send(sent);
}

/** True if a proxying mock answered, or would have in this session: that says nothing about the backend. */
function isStandIn({ headers }: Answer): boolean {
  const by = headers.get('x-mock-answered-by');
  const failure = headers.get('x-mock-backend-failure') ?? '';
  return by === 'mock' || (by === 'nobody' && failure.startsWith('HTTP '));
}
export function openProbe(options: ProbeOptions): Probe {
  const { wire, log, owners, today, byLaws } = options;
  const places: Places = new WeakMap();
  return {
    log,
    amend(answer, check, findings) {
      const place = places.get(answer);
      if (!place) return;
      const judged = findings.map((one) => ({ ...one, check }));
      addFindings(log, place.at, judged, () => curlOf(options, place.sent));
    },
    async run(operation, one, keeps = () => true) {
      const ask = async () => {
        const body = options.botPurse.fill(operation.key, one.body);
        const filled = body === one.body ? one : { ...one, body };
        const sent = sentFor(operation, filled, wire, options.credentials);
        if (body === undefined && one.body !== undefined) {
          return { sent, answer: noAnswerFor(NO_TOKEN) };
        }
        const answer = await wire.send(sent);
        const isHeld = answer.status === TOO_MANY;
        return { sent, answer: isHeld ? await again(options, sent, answer, one) : answer };
      };
      let { sent, answer } = await ask();
      const { expects } = one;
      const mayEnd = expects.kind !== 'refusal' || !expects.statuses.includes(401);
      const isOurs = options.credentials.has(one.session as Who) && mayEnd;
      if (answer.status === 401 && isOurs && (await options.renew()?.(one.session as Who))) {
        ({ sent, answer } = await ask());
      }
      if (isStandIn(answer)) {
        const why = 'the mock stood in for the backend';
        log.skipped.push({ endpoint: operation.key, what: 'answers', why, cases: 1 });
      } else if (answer.failure !== NO_TOKEN && keeps(answer)) {
        const owner = one.owner ?? owners.get(one.session as Who);
        record(options, { operation, one, sent, answer, owner, today, byLaws }, places);
      }
      return answer;
    },
  };
}
