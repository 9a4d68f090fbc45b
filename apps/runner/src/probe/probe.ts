import { setTimeout as wait } from 'node:timers/promises';
import { retryAfter, TOO_MANY } from '@coop/contracts/drift/rate-limit';
import { fillPath } from '@coop/contracts/entry/endpoint';
import type { Answer, Sent } from '../call/answer.ts';
import { curlLine, type Placeholder } from '../call/curl.ts';
import type { Operation } from '../call/operation.ts';
import type { Wire } from '../call/wire.ts';
import type { Case, Who } from '../cases/case.ts';
import type { Exchange } from '../checks/finding.ts';
import { judge } from '../checks/judge.ts';
import type { Log, Skipped } from './log.ts';
import { recordQuirks } from './quirks.ts';

/** Headers that carry the session of each person. */
export type Credentials = ReadonlyMap<Who, Readonly<Record<string, string>>>;

export interface ProbeOptions {
  readonly wire: Wire;
  readonly log: Log;
  readonly credentials: Credentials;
  readonly patienceSeconds: number;
  /** Sends a call to a second world when a rate limit holds it back; only a mock has one. */
  readonly aside: () => ((sent: Sent) => Promise<Answer | undefined>) | undefined;
  /** What a report must not show. */
  readonly placeholders: () => readonly Placeholder[];
}

/** Runs cases, judges the answers and logs both. */
export interface Probe {
  readonly log: Log;
  /**
   * Runs a case. An answer for which `keeps` is false is not judged: it only served to learn values for other calls.
   */
  run(operation: Operation, one: Case, keeps?: (answer: Answer) => boolean): Promise<Answer>;
}

/** For `keeps`. */
export const unrecorded = () => false;

const NOBODYS_TOKEN = 'A'.repeat(43);

function merged(...all: Readonly<Record<string, string>>[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [name, value] of all.flatMap((one) => Object.entries(one))) {
    // Cookies of a session stand beside that of the CSRF token.
    if (name === 'cookie' && headers.cookie) headers.cookie += `; ${value}`;
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

function record(options: ProbeOptions, exchange: Exchange): void {
  const { log } = options;
  const { operation, one, sent, answer } = exchange;
  recordQuirks(log, answer);
  const findings = judge(exchange);
  const csrf = options.wire.headers['x-csrf-token'] ?? '';
  const placeholders = [...options.placeholders(), { value: csrf, variable: 'CSRF' }];
  log.calls.push({
    endpoint: operation.key,
    family: one.family,
    name: one.name,
    method: sent.method,
    path: operation.path,
    status: answer.status,
    ms: Math.round(answer.ms * 10) / 10,
    heldBack: answer.status === TOO_MANY,
    findings,
    curl: findings.length > 0 ? curlLine(sent, placeholders) : undefined,
  });
}

/**
 * Repeats a call that got 429, in a second world or after the time to wait; returns the 429 when neither is possible.
 */
async function again(options: ProbeOptions, sent: Sent, held: Answer): Promise<Answer> {
  const elsewhere = await options.aside()?.(sent);
  if (elsewhere) return elsewhere;
  const seconds = retryAfter(held.headers);
  if (seconds === undefined || seconds > options.patienceSeconds) return held;
  await wait(seconds * 1_000);
  return options.wire.send(sent);
}

/** Whether a proxying mock answered in place of the backend; such an answer says nothing about the backend. */
const isStandIn = ({ headers }: Answer) => headers.get('x-mock-answered-by') === 'mock';
const standInSkipped = ({ key }: Operation): Skipped => ({
  endpoint: key,
  what: 'answers',
  why: 'the mock stood in for the backend',
  cases: 1,
});

export function openProbe(options: ProbeOptions): Probe {
  const { wire } = options;
  return {
    log: options.log,
    async run(operation, one, keeps = () => true) {
      const sent = sentFor(operation, one, wire, options.credentials);
      const first = await wire.send(sent);
      const answer = first.status === TOO_MANY ? await again(options, sent, first) : first;
      if (isStandIn(answer)) options.log.skipped.push(standInSkipped(operation));
      else if (keeps(answer)) record(options, { operation, one, sent, answer });
      return answer;
    },
  };
}
