import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import { type Endpoint, fillPath } from '@coop/contracts/entry/endpoint';
import { type Answer, noAnswerFor, parseJson, type Sent } from './answer.ts';
import { CannotRun } from './cannot-run.ts';

export interface Wire {
  /** What every call carries unless a case says otherwise. */
  readonly headers: Readonly<Record<string, string>>;
  send(sent: Sent): Promise<Answer>;
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.name === 'TimeoutError' ? 'no answer in time' : cause.message || cause.name;
}

/** One call. It never throws: a connection that ends early is an answer, too. */
async function send(baseUrl: string, timeoutMs: number, sent: Sent): Promise<Answer> {
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
    // As it came: a byte order mark is part of the answer.
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

/** Value of a cookie that an answer sets. */
export function cookieOf(headers: Headers, name: string): string | undefined {
  const set = headers.getSetCookie().find((one) => one.startsWith(`${name}=`));
  return set?.slice(name.length + 1).split(';', 1)[0];
}

export interface WireOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly world: string | undefined;
}

const GETS = Object.values<Endpoint>(endpoints).filter(({ method }) => method === 'GET');

/**
 * Opens a connection to a backend and gets the CSRF token from the first documented GET that sets one, as a browser
 * does.
 */
export async function openWire({ baseUrl, timeoutMs, world }: WireOptions): Promise<Wire> {
  const toWorld: Record<string, string> = world === undefined ? {} : { 'x-mock-world': world };
  const common = {
    accept: 'application/json, text/plain, */*',
    'x-requested-with': 'XMLHttpRequest',
    ...toWorld,
  };
  let csrf: Record<string, string> = {};
  let failure: string | undefined = 'no GET in the contract';
  for (const { path, example } of GETS) {
    const params = example.params as Record<string, string> | undefined;
    const call = { method: 'GET', path: fillPath(path, params), headers: common, body: undefined };
    const answer = await send(baseUrl, timeoutMs, call);
    if (answer.failure === undefined) failure = undefined;
    else if (failure !== undefined) failure = answer.failure;
    const token = cookieOf(answer.headers, CSRF_COOKIE);
    if (!token) continue;
    csrf = { [CSRF_HEADER.toLowerCase()]: token, cookie: `${CSRF_COOKIE}=${token}` };
    break;
  }
  if (failure !== undefined) throw new CannotRun(`nothing answers at ${baseUrl}: ${failure}`);
  return {
    headers: { ...common, ...csrf },
    send: (sent) => send(baseUrl, timeoutMs, sent),
  };
}
