import { MASK } from '@coop/contract-laws/secrets';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallHeaders } from '../world/simulation/journal.ts';

/** Headers whose value opens something. */
const SECRET = /^(?:(?:proxy-)?authorization|x-(?:csrf|xsrf)-token)$/;
/** Names of headers that hold `name=value`, one or several. */
const COOKIES = ['cookie', 'set-cookie'];
/** A world's name is no secret, and is looked for. */
const COOKIE_VALUE = /(^|[;,] ?)(?!mock_world=)([^=;,\s]+)=[^;,]*/g;
/** The attributes of a cookie that is set, which say how it is kept. */
const FIRST_VALUE = /^([^=;]+)=[^;]*/;

function shown(name: string, value: unknown): string {
  const text = String(value);
  if (SECRET.test(name)) return text.replace(/^(Bearer |Basic )?.*$/i, `$1${MASK}`);
  if (!COOKIES.includes(name)) return text;
  if (name === 'cookie') return text.replace(COOKIE_VALUE, `$1$2=${MASK}`);
  return [value]
    .flat()
    .map((cookie) => String(cookie).replace(FIRST_VALUE, `$1=${MASK}`))
    .join(', ');
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
