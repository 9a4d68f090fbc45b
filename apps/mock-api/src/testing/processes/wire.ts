import { Agent, request } from 'node:http';
import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { type Body, type EndpointKey, endpoints, type Response } from '@coop/contracts/endpoints';
import { type Endpoint, fillPath } from '@coop/contracts/entry/endpoint';

const CSRF = 'wire';

/** A caller of a listening mock: over kept-open connections, in a world, perhaps signed in. */
export interface WireIdentity {
  readonly url: string;
  readonly agent: Agent;
  readonly world?: string;
  readonly token?: string;
  /** Address of the visitor, as a web server passes it on. */
  readonly address?: string;
}

export interface WireAnswer {
  readonly status: number;
  readonly text: string;
}

export function openAgent(maxSockets = Number.POSITIVE_INFINITY): Agent {
  return new Agent({ keepAlive: true, maxSockets });
}

export const headersOf = ({ world, token, address }: WireIdentity): Record<string, string> => ({
  'content-type': 'application/json',
  cookie: `${CSRF_COOKIE}=${CSRF}`,
  [CSRF_HEADER]: CSRF,
  ...(world && { 'x-mock-world': world }),
  ...(token && { authorization: `Bearer ${token}` }),
  ...(address && { 'x-forwarded-for': address }),
});

/** Sends one request over the wire, whatever the answer. Rejects without a whole answer. */
export function sendWire(
  identity: WireIdentity,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<WireAnswer> {
  const { url, agent } = identity;
  const headers = headersOf(identity);
  const { promise, resolve, reject } = Promise.withResolvers<WireAnswer>();
  const sent = request(url + path, { method, headers, agent }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part) => parts.push(part));
    answer.once('error', reject);
    answer.once('end', () =>
      resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }),
    );
  });
  sent.once('error', reject);
  sent.end(method === 'POST' ? JSON.stringify(body ?? {}) : undefined);
  return promise;
}

/** Returns the answer of a call of the contract that must be 200. */
export async function callWire<K extends EndpointKey>(
  identity: WireIdentity,
  key: K,
  body?: Body<K>,
  params?: Record<string, string>,
): Promise<Response<K>> {
  const endpoint: Endpoint = endpoints[key];
  const path = fillPath(endpoint.path, params);
  const { status, text } = await sendWire(identity, endpoint.method, path, body);
  if (status !== 200) throw new Error(`${key} answered ${status}: ${text.slice(0, 300)}`);
  // The mock's answers are checked against their schemas elsewhere.
  return JSON.parse(text) as Response<K>;
}

/** The same caller, signed in as a member. `recaptcha` is a fixed token, or one that the stand-in issues. */
export async function signInWire(
  identity: WireIdentity,
  membership_no: string,
  { mem_password = 'demo1234', remember = false, recaptcha = 'always-pass' } = {},
): Promise<WireIdentity> {
  const body = { membership_no, mem_password, remember, recaptcha };
  const { token } = await callWire(identity, 'memberAuthLogin', body);
  return { ...identity, token };
}
