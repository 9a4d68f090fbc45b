import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { type EndpointKey, endpoints, type Response } from '@coop/contracts/endpoints';
import { type Endpoint, fillPath } from '@coop/contracts/entry/endpoint';
import type { FastifyInstance, InjectOptions } from 'fastify';

/** An answer as the wire brought it. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** Parsed JSON; undefined when it is none. */
  readonly body: unknown;
}

export interface Input {
  readonly params?: Record<string, string>;
  /** Sent as JSON; a string goes out as it is. */
  readonly body?: unknown;
  /** Added to the caller's own headers; an empty value removes one. */
  readonly headers?: Record<string, string>;
}

/** A browser: it keeps its cookies, sends the CSRF token back and carries a bearer once signed in. */
export interface Caller {
  readonly token: string | undefined;
  /** Headers of every call, for calls made by other means. */
  readonly headers: Readonly<Record<string, string>>;
  send(method: 'GET' | 'POST', path: string, input?: Input): Promise<Answer>;
  call(key: EndpointKey, input?: Input): Promise<Answer>;
  /** Returns the answer of a call that must succeed, parsed by its schema. */
  ok<K extends EndpointKey>(key: K, input?: Input): Promise<Response<K>>;
}

export interface Identity {
  readonly token?: string | undefined;
  readonly world?: string | undefined;
  readonly cookies?: Record<string, string>;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export async function openCaller(app: FastifyInstance, identity: Identity = {}): Promise<Caller> {
  const primed = await app.inject({
    method: 'GET',
    url: endpoints.infoMenuShow.path,
    ...(identity.cookies && { cookies: identity.cookies }),
  });
  const csrf = primed.cookies.find((cookie) => cookie.name === CSRF_COOKIE)?.value ?? '';
  const jar = { [CSRF_COOKIE]: csrf, ...identity.cookies };
  const baseHeaders: Record<string, string> = {
    'content-type': 'application/json',
    cookie: Object.entries(jar)
      .map((pair) => pair.join('='))
      .join('; '),
    [CSRF_HEADER.toLowerCase()]: csrf,
    ...(identity.token && { authorization: `Bearer ${identity.token}` }),
    ...(identity.world && { 'x-mock-world': identity.world }),
  };

  async function send(method: 'GET' | 'POST', path: string, input: Input = {}): Promise<Answer> {
    const headers = Object.entries({ ...baseHeaders, ...input.headers }).filter(
      ([, value]) => value !== '',
    );
    const options: InjectOptions = { method, url: path, headers: Object.fromEntries(headers) };
    const { body = {} } = input;
    if (method === 'POST') options.payload = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await app.inject(options);
    const { statusCode: status, payload: text } = answer;
    return { status, headers: answer.headers, text, body: parsed(text) };
  }

  const call = (key: EndpointKey, input: Input = {}) => {
    const endpoint: Endpoint = endpoints[key];
    return send(endpoint.method, fillPath(endpoint.path, input.params), input);
  };

  return {
    headers: baseHeaders,
    token: identity.token,
    send,
    call,
    async ok<K extends EndpointKey>(key: K, input: Input = {}) {
      const { status, text, body } = await call(key, input);
      if (status !== 200) throw new Error(`${key} answered ${status}: ${text}`);
      // The schema of this key has just accepted it; TypeScript cannot follow an indexed access.
      return endpoints[key].response.parse(body) as Response<K>;
    },
  };
}
