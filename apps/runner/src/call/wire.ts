import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { fillPath } from '@coop/contracts/entry/endpoint';
import { parseJson } from '@coop/contracts/entry/parse-json';
import { exampleInput } from '@coop/contracts/examples/inputs';
import { type Answer, noAnswerFor, type Sent } from './answer.ts';
import { CannotRun } from './cannot-run.ts';

/** Descriptions of connection errors, by code. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection is refused',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  UND_ERR_CONNECT_TIMEOUT: 'the host cannot be reached in time',
};

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return 'no answer in time';
  const known = 'code' in cause ? REASONS[String(cause.code)] : undefined;
  return known ?? (cause.message || cause.name);
}

/** Sends a call. Never throws: a connection that ends early is an answer, too. */
async function sendTo(baseUrl: string, timeoutMs: number, sent: Sent): Promise<Answer> {
  const started = performance.now();
  let status = 0;
  try {
    const response = await fetch(baseUrl + sent.path, {
      method: sent.method,
      headers: sent.headers,
      // As bytes, so that fetch adds no content type of its own.
      ...(sent.body !== undefined && { body: new TextEncoder().encode(sent.body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    status = response.status;
    // Keeps a byte order mark, which is part of the answer.
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    const ms = performance.now() - started;
    const { headers } = response;
    return { status, headers, text, body: parseJson(text), failure: undefined, ms };
  } catch (error) {
    const failure = status ? `HTTP ${status}, then ${reasonOf(error)}` : reasonOf(error);
    const ms = performance.now() - started;
    return noAnswerFor(failure, ms);
  }
}

/** Returns the value of a cookie that an answer sets. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  const set = headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  return set?.slice(name.length + 1).split(';', 1)[0];
}

export interface WireOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly world: string | undefined;
  /** Paths that differ in the deployment. */
  readonly paths?: Readonly<Record<string, string>>;
}

const GETS = endpointKeys.filter((key) => endpoints[key].method === 'GET');

/** Any JSON that is not a 404 may come from a backend of the contract. */
const isOfContract = ({ status, body }: Answer) => body !== undefined && status !== 404;

const described = (path: string, { status, headers }: Answer): string =>
  `GET ${path} is answered with HTTP ${status}, ${headers.get('content-type') ?? 'without a content type'}`;

/**
 * Opens a connection to a backend and, as a browser does, gets the CSRF token from the first documented GET that sets
 * one. Throws when nothing answers, or when the backend knows none of these calls.
 */
export async function openWire({ baseUrl, timeoutMs, world, paths }: WireOptions) {
  const toWorld: Record<string, string> = world === undefined ? {} : { 'x-mock-world': world };
  const common = {
    accept: 'application/json, text/plain, */*',
    'x-requested-with': 'XMLHttpRequest',
    ...toWorld,
  };
  let csrf: Record<string, string> = {};
  let failure: string | undefined = 'no GET in the contract';
  let stranger: string | undefined;
  let isKnown = false;
  const cookies = new Set<string>();
  for (const key of GETS) {
    const { path } = endpoints[key];
    const { params } = exampleInput(key);
    const call = {
      method: 'GET',
      path: fillPath(paths?.[key] ?? path, params),
      headers: common,
      body: undefined,
    };
    const answer = await sendTo(baseUrl, timeoutMs, call);
    if (answer.failure === undefined) failure = undefined;
    else if (failure !== undefined) failure = answer.failure;
    if (answer.failure === undefined) stranger ??= described(call.path, answer);
    isKnown ||= isOfContract(answer);
    for (const one of answer.headers.getSetCookie()) cookies.add(one.split('=', 1)[0] ?? '');
    const token = cookieOf(answer.headers, CSRF_COOKIE);
    if (token) csrf = { [CSRF_HEADER.toLowerCase()]: token, cookie: `${CSRF_COOKIE}=${token}` };
    if (token && isKnown) break;
  }
  if (failure !== undefined) throw new CannotRun(`nothing answers at ${baseUrl}: ${failure}`);
  if (!isKnown) throw new CannotRun(`no backend of this contract is at ${baseUrl}: ${stranger}`);
  return {
    /** Sent with every call unless a case overrides them. */
    headers: { ...common, ...csrf } as Readonly<Record<string, string>>,
    /** Names of the cookies that were set on the way to it. */
    cookies: [...cookies],
    send: (sent: Sent): Promise<Answer> => sendTo(baseUrl, timeoutMs, sent),
  };
}

export type Wire = Awaited<ReturnType<typeof openWire>>;
