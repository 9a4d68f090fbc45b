import { ApiError } from './api-error.ts';
import { CSRF_HEADER } from './csrf.ts';
import {
  type Body,
  type EndpointKey,
  endpoints,
  isOfAgencies,
  type Params,
  type Response,
} from './endpoints.ts';
import { type Endpoint, fillPath } from './entry/endpoint.ts';
import { parseJson } from './entry/parse-json.ts';
import { readReference } from './entry/trace.ts';
import { withReopening } from './maintenance.ts';
import { type Drift, readTolerantly } from './read.ts';
import { refusalOf, spoken } from './refusal.ts';

export interface ClientOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Origin and prefix of the backend, '' for the page's own origin. */
  readonly baseUrl: string;
  /** Returns the stored bearer of a session kind. */
  readonly token: (session: 'member' | 'membergroup') => string | undefined;
  readonly csrf: {
    /** Returns the token to send back, if the browser holds one. */
    readonly read: () => string | undefined;
    /** A documented GET whose answer sets the token. */
    readonly primePath: string;
  };
  /** Paths that differ in this deployment. */
  readonly paths?: Partial<Record<EndpointKey, string>>;
  readonly timeoutMs?: number;
  /** Called when an answer differs from the contract. */
  readonly onDrift?: (endpoint: EndpointKey, drift: readonly Drift[]) => void;
}

type Part<Name extends string, Value> = Value extends undefined
  ? { [N in Name]?: undefined }
  : Value extends Record<string, never>
    ? { [N in Name]?: Value }
    : { [N in Name]: Value };

/** Input of a call: params and body where the endpoint has them; a body of `{}` may be left out. */
export type CallInput<K extends EndpointKey> = Part<'params', Params<K>> &
  Part<'body', Body<K>> & { signal?: AbortSignal };

export type Client = <K extends EndpointKey>(key: K, input: CallInput<K>) => Promise<Response<K>>;

const TIMEOUT_MS = 15_000;
const CSRF_MISMATCH = 419;

/**
 * Creates a typed caller over the endpoint table. Rejects with `ApiError` when the transport failed or the answer is
 * not usable, and with the signal's reason when the caller aborted. Shows no messages; its callers do.
 */
export function createClient(options: ClientOptions): Client {
  const { csrf, timeoutMs = TIMEOUT_MS } = options;
  // One priming call serves all the calls that wait for a token.
  let priming: Promise<unknown> | undefined;
  const prime = () => {
    priming ??= options
      .fetch(options.baseUrl + csrf.primePath, {
        credentials: 'include',
        signal: AbortSignal.timeout(timeoutMs),
      })
      .catch(() => undefined)
      .finally(() => {
        priming = undefined;
      });
    return priming;
  };

  const send = async (key: EndpointKey, input: LooseInput, signal: AbortSignal) => {
    const endpoint: Endpoint = endpoints[key];
    const path = fillPath(options.paths?.[key] ?? endpoint.path, input.params);
    const init: RequestInit = {
      method: endpoint.method,
      headers: headersFor(key, options),
      credentials: 'include',
      signal,
    };
    if (endpoint.method !== 'GET') init.body = JSON.stringify(input.body ?? {});
    return options.fetch(options.baseUrl + path, init);
  };

  return async (key, input) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    const signal = input.signal ? AbortSignal.any([input.signal, timeout]) : timeout;
    const loose = input as LooseInput; // the caller's types tie input to endpoint; here it is only read loosely
    const changesState = endpoints[key].method !== 'GET';
    let answer: globalThis.Response;
    let text: string;
    try {
      if (changesState && !csrf.read()) await within(prime(), signal);
      answer = await send(key, loose, signal);
      if (answer.status === CSRF_MISMATCH) {
        await within(prime(), signal);
        answer = await send(key, loose, signal);
      }
      text = await answer.text();
    } catch (cause) {
      if (input.signal?.aborted) throw input.signal.reason;
      throw new ApiError(timeout.aborted ? 'timeout' : 'network', key, { cause });
    }
    return readAnswer(key, answer, text, options.onDrift);
  };
}

/** Waits for work that several calls share, until the signal of this one call aborts. */
function within<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}

interface LooseInput {
  readonly params?: Record<string, string>;
  readonly body?: object;
  readonly signal?: AbortSignal;
}

/** Headers of every call. */
export const PLAIN_HEADERS = {
  Accept: 'application/json, text/plain, */*',
  'Content-Type': 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
} as const;

/** Public calls, too, carry the bearer of their area when there is one (AUTH-10). */
function headersFor(key: EndpointKey, options: ClientOptions): Headers {
  const headers = new Headers(PLAIN_HEADERS);
  const csrf = options.csrf.read();
  if (csrf) headers.set(CSRF_HEADER, csrf);
  const token = options.token(isOfAgencies(key) ? 'membergroup' : 'member');
  if (token) headers.set('Authorization', `Bearer ${token}`);
  return headers;
}

function readAnswer<K extends EndpointKey>(
  key: K,
  answer: globalThis.Response,
  text: string,
  onDrift: ClientOptions['onDrift'],
): Response<K> {
  const { status, statusText } = answer;
  const body = withReopening(status, parseJson(text), answer.headers.get('Retry-After'));
  const failure = { status, statusText, body, reference: readReference(answer) };
  if (!answer.ok) throw new ApiError('http', key, failure);
  const endpoint = endpoints[key];
  const reading = readTolerantly(endpoint.response, body);
  if (!reading) throw new ApiError('malformed', key, failure);
  const refusal = refusalOf(endpoint, body as Record<string, unknown>);
  if (refusal) throw new ApiError(refusal, key, { ...failure, body: spoken(body) });
  if (reading.drift.length > 0) onDrift?.(key, reading.drift);
  // The table ties each key to its schema; TypeScript cannot follow that through an indexed access.
  return reading.value as Response<K>;
}
