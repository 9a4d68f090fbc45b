import { type Client, type ClientOptions, createClient } from '../client.ts';

/** A call as the backend received it. */
interface Received {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly credentials: RequestInit['credentials'];
}

type Answer = (received: Received, signal: AbortSignal | undefined) => Response | Promise<Response>;

/** A backend behind an injected fetch: answers with a plain function and records its calls. */
export interface FakeBackend {
  readonly received: readonly Received[];
  /** Returns the calls of a path. */
  at(path: string): Received[];
  readonly fetch: typeof globalThis.fetch;
}

export function fakeBackend(answer: Answer): FakeBackend {
  const received: Received[] = [];
  return {
    received,
    at: (path) => received.filter((other) => other.url === path),
    async fetch(input, init = {}) {
      const item = {
        url: String(input),
        method: init.method ?? 'GET',
        headers: new Headers(init.headers),
        body: typeof init.body === 'string' ? init.body : undefined,
        credentials: init.credentials,
      };
      received.push(item);
      return answer(item, init.signal ?? undefined);
    },
  };
}

export function json(body: unknown, init: ResponseInit = {}): Response {
  return new Response(JSON.stringify(body), init);
}

/** Never answers, but gives up when the caller does, as a real fetch. */
export function never(signal: AbortSignal | undefined): Promise<Response> {
  const { promise, reject } = Promise.withResolvers<Response>();
  signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  if (signal?.aborted) reject(signal.reason);
  return promise;
}

export const PRIME_PATH = '/api/info/manu';

/** Creates a client of a fake backend that holds a CSRF token by default. */
export function clientOf(backend: FakeBackend, options: Partial<ClientOptions> = {}): Client {
  return createClient({
    fetch: backend.fetch,
    baseUrl: '',
    token: () => undefined,
    csrf: { read: () => 'csrf-1', primePath: PRIME_PATH },
    ...options,
  });
}
