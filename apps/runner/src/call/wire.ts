import { CSRF_HEADER } from '@coop/contracts/csrf';
import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { fillPath } from '@coop/contracts/entry/endpoint';
import { parseJson } from '@coop/contracts/entry/parse-json';
import { exampleInput } from '@coop/contracts/examples/inputs';
import { type Answer, noAnswerFor, type Sent } from './answer.ts';
import { type Browser, openBrowser } from './browser.ts';
import { CannotRun } from './cannot-run.ts';

const UNKNOWN_SIGNER = 'nobody known has signed its certificate; --self-signed takes it';

/** Descriptions of connection errors, by code. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection is refused',
  ENOTFOUND: 'the host is not known',
  EAI_AGAIN: 'the host is not known',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_SIGNER,
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_SIGNER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_SIGNER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_SIGNER,
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

export interface WireOptions {
  readonly baseUrl: string;
  readonly timeoutMs: number;
  readonly world: string | undefined;
  /** Paths that differ in the deployment. */
  readonly paths?: Readonly<Record<string, string>>;
}

const GETS = endpointKeys.filter((key) => endpoints[key].method === 'GET');

/** Tells whether the backend has given this browser the token of the calls. */
export const hasToken = (browser: Browser): boolean =>
  browser.headersFor('/')[CSRF_HEADER.toLowerCase()] !== undefined;

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
  let failure: string | undefined = 'no GET in the contract';
  let stranger: string | undefined;
  let isKnown = false;
  const visitor = openBrowser(baseUrl);
  for (const key of GETS) {
    const { path } = endpoints[key];
    const { params } = exampleInput(key);
    const call = {
      method: 'GET',
      path: fillPath(paths?.[key] ?? path, params),
      headers: { ...common, ...visitor.headersFor(path) },
      body: undefined,
    };
    const answer = await sendTo(baseUrl, timeoutMs, call);
    visitor.take(call.path, answer.headers);
    if (answer.failure === undefined) failure = undefined;
    else if (failure !== undefined) failure = answer.failure;
    if (answer.failure === undefined) stranger ??= described(call.path, answer);
    isKnown ||= isOfContract(answer);
    if (isKnown && hasToken(visitor)) break;
  }
  if (failure !== undefined) throw new CannotRun(`nothing answers at ${baseUrl}: ${failure}`);
  if (!isKnown) throw new CannotRun(`no backend of this contract is at ${baseUrl}: ${stranger}`);
  return {
    /** Sent with every call unless a case overrides them. */
    headers: common as Readonly<Record<string, string>>,
    /** The browser of somebody who has not signed in. */
    visitor,
    send: (sent: Sent): Promise<Answer> => sendTo(baseUrl, timeoutMs, sent),
  };
}

export type Wire = Awaited<ReturnType<typeof openWire>>;
