import type { FastifyRequest } from 'fastify';
import { MAX_CLOCK_SKEW_S } from './limits.ts';
import type { PushOptions } from './push-app.ts';
import { isSignatureOf, md5 } from './signature.ts';

/** A refusal of the HTTP interface, in the provider's shape. */
export class PushError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export type PushRequest = FastifyRequest<{
  Params: { id: string; name?: string; user?: string };
  Querystring: Record<string, string>;
}>;

/** Checks key, version, time, body and signature of a request (`METHOD\npath\nsorted query`), in that order. */
export function verify(request: PushRequest, options: PushOptions, key: string): void {
  const url = new URL(request.url, 'http://push');
  const { auth_signature = '', ...rest } = Object.fromEntries(url.searchParams);
  const query: Record<string, string> = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name.toLowerCase(), value]),
  );
  if (query.auth_key !== key) throw new PushError(401, 'Unknown auth_key');
  if (query.auth_version !== '1.0') throw new PushError(401, 'auth_version is not 1.0');
  const skew = Math.abs(Date.now() / 1_000 - Number(query.auth_timestamp));
  if (options.checkTimestamp && !(skew <= MAX_CLOCK_SKEW_S)) {
    throw new PushError(401, 'auth_timestamp is more than 600 seconds off');
  }
  const body = request.body as Buffer | undefined;
  if (body && body.length > 0 && query.body_md5 !== md5(body)) {
    throw new PushError(401, 'body_md5 is not that of the body');
  }
  const sorted = Object.keys(query)
    .sort()
    .map((name) => `${name}=${query[name]}`)
    .join('&');
  const text = `${request.method}\n${url.pathname}\n${sorted}`;
  if (!isSignatureOf(options.app.secret, text, auth_signature)) {
    throw new PushError(401, 'auth_signature is not valid');
  }
}
