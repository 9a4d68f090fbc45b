import type { Finding } from '@coop/contract-laws/finding';
import { type Remembered, rememberAnswers } from '@coop/contract-laws/laws/recorded';
import { CSRF_COOKIE } from '@coop/contracts/csrf';
import { errorStatuses } from '@coop/contracts/endpoints';
import { parseJson } from '@coop/contracts/entry/parse-json';
import type { Answer, Sent } from '../call/answer.ts';
import { CannotRun } from '../call/cannot-run.ts';
import { bodyTextOf, type HarEntry, type HarFile } from '../call/har-file.ts';
import { escaped, type Operation, selectOperations } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import type { Case, Fields } from '../cases/case.ts';
import type { Exchange } from '../checks/finding.ts';
import { CHECKS, type CheckName, type Judged, judge } from '../checks/judge.ts';
import { addFindings, type Log, openLog } from '../probe/log.ts';
import { recordQuirks } from '../probe/quirks.ts';

const WITHOUT_BODY =
  'the recording has no body of them, so that only status and headers were judged';

/** Finds the endpoint of a recorded address; the path may have a prefix of the deployment. */
function operationOf(
  { request: { method, url } }: HarEntry,
  operations: readonly Operation[],
): Operation | undefined {
  const path = URL.parse(url)?.pathname ?? '';
  return operations.find((operation) => {
    if (operation.endpoint.method !== method) return false;
    const parts = operation.path.split(/:\w+/).map(escaped);
    return new RegExp(`${parts.join('[^/]+')}$`).test(path);
  });
}

function headersOf(list: HarEntry['response']['headers']): Headers {
  const headers = new Headers();
  for (const { name, value } of list) {
    // HTTP/2 puts pseudo-headers into a HAR.
    if (!name.startsWith(':')) headers.append(name, value.replaceAll('\n', ', '));
  }
  return headers;
}

function exchangeOf(entry: HarEntry, operation: Operation, options: Options): Exchange {
  const { request, response, time } = entry;
  const text = bodyTextOf(entry) ?? '';
  const answer: Answer = {
    status: response.status,
    headers: headersOf(response.headers),
    text,
    body: parseJson(text),
    failure: undefined,
    ms: time,
  };
  const body = parseJson(request.postData?.text ?? '');
  const testCase: Case = {
    family: 'example',
    name: 'as it was recorded',
    session: 'none',
    expects: { kind: 'answer' },
    ...(body !== undefined && { body }),
  };
  const sent: Sent = {
    method: request.method,
    path: operation.path,
    headers: Object.fromEntries(headersOf(request.headers)),
    body: request.postData?.text,
  };
  return { operation, testCase: testCase, sent, answer, today: options.today };
}

/** Judges one recorded answer: without a body by status and headers, from a mock by what it has kept. */
function judged(exchange: Exchange, entry: HarEntry, { isOfMock }: HarFile): Judged[] {
  const { operation, answer } = exchange;
  const hasHeaders = entry.response.headers.length > 0 && !isOfMock;
  const hasBody = bodyTextOf(entry) !== undefined;
  const left = new Set<CheckName>([
    ...(hasHeaders ? [] : (['headers', 'rate limit'] as const)),
    ...(isOfMock ? (['laws', 'owner', 'secrets'] as const) : []),
  ]);
  const ofHead = (['status', 'headers', 'content type'] as const).flatMap((check) =>
    CHECKS[check](exchange).map((finding) => ({ ...finding, check })),
  );
  const found = hasBody ? judge(exchange) : ofHead.filter(({ kind }) => kind !== 'not-json');
  const known = errorStatuses(operation.endpoint);
  return found.filter(
    ({ kind, check }) =>
      !left.has(check) &&
      // Masked values keep their type only.
      !(kind === 'wrong-value' && isOfMock) &&
      // Without headers the type is unknown.
      !(kind === 'content-type' && entry.response.headers.length === 0) &&
      // A session may have ended while it was recorded.
      !(kind === 'unknown-status' && known.includes(answer.status)),
  );
}

const SEVERAL_PEOPLE =
  'several people signed in, and the recording has no tokens that tell their answers apart';

/** Returns the session that a call carries; empty where the browser has taken it out of the recording. */
function sessionIn({ request }: HarEntry): string {
  const headers = headersOf(request.headers);
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/);
  const ownCookies = cookies.filter(
    (cookie) => cookie !== '' && !cookie.startsWith(`${CSRF_COOKIE}=`),
  );
  return headers.get('authorization') ?? ownCookies.toSorted().join('; ');
}

/** Tells whether the answers are for several people who cannot be told apart. */
function isOfSeveral(entries: readonly HarEntry[]): boolean {
  const named = entries.flatMap(({ request }) => {
    const body = parseJson(request.postData?.text ?? '') as Fields | undefined;
    return body?.mem_password === undefined ? [] : [String(body.membership_no)];
  });
  return new Set(named).size > 1 && entries.every((entry) => sessionIn(entry) === '');
}

/** Keeps the answers of each session; without tokens, all as one person’s. */
function openMemories(entries: readonly HarEntry[]) {
  const hasTokens = entries.some((entry) => sessionIn(entry) !== '');
  const bySession = new Map<string, Remembered>();
  return (entry: HarEntry, { operation, answer }: Exchange): Remembered => {
    const { token } = (answer.body ?? {}) as { token?: unknown };
    const opens = operation.endpoint.lifecycle === 'login' && typeof token === 'string';
    const named = opens && hasTokens ? `Bearer ${token}` : sessionIn(entry);
    const known = bySession.get(named) ?? rememberAnswers();
    bySession.set(named, known);
    return known;
  };
}

/** Adds a breach between answers to the last call of the endpoint that it is reported at. */
function amend(log: Log, key: Operation['key'], finding: Finding): void {
  const index = log.calls.findLastIndex(({ endpoint }) => endpoint === key);
  addFindings(log, index, [{ ...finding, check: 'laws' }], () => '');
}

/** Judges recorded answers, each by itself and those of a session together. Throws when none is of the contract. */
export function judgeRecording(har: HarFile, options: Options) {
  const operations = selectOperations(options.only, options.paths);
  const log = openLog();
  const memoryOf = openMemories(har.entries);
  const isTogether = !har.isOfMock && !isOfSeveral(har.entries);
  const seen = new Set<Operation>();
  for (const [index, entry] of har.entries.entries()) {
    const operation = operationOf(entry, operations);
    // Status 0: the browser gave up itself.
    if (!operation || entry.response.status === 0) continue;
    seen.add(operation);
    const { key } = operation;
    const exchange = exchangeOf(entry, operation, options);
    const { answer, sent } = exchange;
    recordQuirks(log, answer);
    log.calls.push({
      endpoint: key,
      family: 'example',
      name: `entry ${index + 1}`,
      method: sent.method,
      path: operation.path,
      status: answer.status,
      ms: answer.ms,
      heldBack: false,
      findings: judged(exchange, entry, har),
      curl: `entry ${index + 1} of ${har.file}`,
    });
    if (bodyTextOf(entry) === undefined) {
      log.skipped.push({ endpoint: key, what: 'answers', why: WITHOUT_BODY, cases: 1 });
    } else if (isTogether) {
      const { status, body } = answer;
      const sentBody = sent.body ?? '';
      const instant = Date.parse(entry.startedDateTime);
      for (const item of memoryOf(entry, exchange).add({
        key,
        asked: sentBody,
        status,
        body,
        at: instant,
      }))
        amend(log, item.at, item.finding);
    }
  }
  const [first] = seen;
  if (!isTogether && !har.isOfMock && first) {
    log.skipped.push({ endpoint: first.key, what: 'laws between answers', why: SEVERAL_PEOPLE });
  }
  if (!first) throw new CannotRun(`--replay: no call of the contract is in ${har.file}`);
  return { log, operations: [...seen] };
}
