import { MASK } from '@coop/contract-laws/secrets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallHeaders } from '../world/simulation/journal.ts';

/** Headers whose value opens something. */
const SECRET = /^(?:(?:proxy-)?authorization|x-(?:csrf|xsrf)-token)$/;
/** A world's name is no secret, and is looked for. */
const WORLD = 'mock_world';

/** Masks the value of `name=value`; what stands behind a semicolon says how a cookie is kept. */
function withoutValue(cookie: string): string {
  const [pair = '', ...attributes] = cookie.split(';');
  const [name = ''] = pair.trim().split('=', 1);
  return name === WORLD ? cookie : [`${name}=${MASK}`, ...attributes].join(';');
}

function shown(name: string, value: unknown): string {
  const text = String(value);
  if (name === 'cookie') return text.split(/; ?/).map(withoutValue).join('; ');
  if (name === 'set-cookie')
    return [value]
      .flat()
      .map((cookie) => withoutValue(String(cookie)))
      .join(', ');
  if (!SECRET.test(name)) return text;
  return text.startsWith('Bearer ') ? `Bearer ${MASK}` : MASK;
}

const all = (headers: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, shown(name, value)]),
  );

/** Returns the headers of a call and its answer as a journal shows them: without secrets. */
export const shownHeaders = (request: FastifyRequest, reply: FastifyReply): CallHeaders => ({
  request: all(request.headers),
  response: all(reply.getHeaders()),
});
