import { ApiError } from '@coop/contracts/api-error';
import type { SiteConfig } from '@coop/contracts/site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShareOptions } from './options.ts';
import { TooManyPictures } from './picture/render-picture.ts';

const RETRY_SECONDS = 30;
export const YEAR_SECONDS = 31_536_000;

/** Something cannot be answered now, but perhaps later. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Reads the configuration of the cooperative. @throws Unavailable */
export async function readSite(
  { site }: Pick<ShareOptions, 'site'>,
  cookie: string | undefined,
): Promise<SiteConfig> {
  try {
    return await site.read(cookie);
  } catch (cause) {
    throw new Unavailable('no site configuration', { cause });
  }
}

/** Status for a failure of the backend; undefined for a mistake of ours. */
function statusOf(error: unknown): 404 | 410 | 503 | undefined {
  if (error instanceof TooManyPictures || error instanceof Unavailable) return 503;
  if (!(error instanceof ApiError)) return undefined;
  // A number that the backend does not take is one that it does not have.
  if (error.status === 404 || error.status === 422) return 404;
  return error.status === 410 ? 410 : 503;
}

/** A successful answer, and how long it may be cached. */
export interface Answer {
  readonly body: string | Buffer;
  readonly type: string;
  readonly seconds: number;
  /** Pages of other sites may show it. */
  readonly forOtherSites?: boolean;
}

/** An address that is kept for a year changes with what is there. */
const keptFor = (seconds: number) =>
  `public, max-age=${seconds}${seconds === YEAR_SECONDS ? ', immutable' : ''}`;

function send(reply: FastifyReply, answer: Answer, isShared: boolean) {
  const { body, type, seconds, forOtherSites = false } = answer;
  reply.header('Cache-Control', isShared ? keptFor(seconds) : 'private, no-store');
  if (forOtherSites) reply.header('Cross-Origin-Resource-Policy', 'cross-origin');
  return reply.type(type).send(body);
}

/**
 * Answers with what `make` returns: 404 for undefined or an unknown thing, 410 for a deleted one, 503 without backend.
 */
export function answering(
  { cookieOf }: Pick<ShareOptions, 'cookieOf'>,
  make: (request: FastifyRequest, cookie: string | undefined) => Promise<Answer | undefined>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
    const cookie = cookieOf?.(request);
    let status: number | undefined = 404;
    try {
      const answer = await make(request, cookie);
      // Content selected by a cookie must not be cached for others.
      if (answer) return send(reply, answer, cookie === undefined);
    } catch (error) {
      status = statusOf(error);
      if (status === undefined) throw error;
    }
    reply.header('Cache-Control', 'no-store');
    if (status === 404) return reply.callNotFound();
    if (status === 503) reply.header('Retry-After', RETRY_SECONDS);
    const words = status === 410 ? 'Gone' : 'Service Unavailable';
    return reply.status(status).type('text/plain; charset=utf-8').send(`${status} ${words}`);
  };
}
