import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import * as zlib from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowInline } from './policy.ts';
import type { Page } from './render-page.ts';

/** Nearly the size of the highest level in a third of the time. */
const LEVEL = 5;
/** 256 kB, more than most pages have. With the default of 4 MB each page takes so much memory that garbage is collected. */
const WINDOW_BITS = 18;
const gzip = promisify<string, zlib.ZlibOptions, Buffer>(zlib.gzip);
const gunzip = promisify<Buffer, Buffer>(zlib.gunzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const POLICY = 'content-security-policy';

/** A page with the mark of its content. Kept compressed: as text, hundreds of pages would take 50 MB. */
export interface Packed extends Omit<Page, 'html'> {
  readonly etag: string;
  readonly gzip: Buffer;
  /** Set once somebody has been given it. */
  wasSent?: boolean;
  /** Made for the second who takes it: most pages are asked for once while they are fresh. */
  br?: Promise<Buffer> | undefined;
}

export const packed = async ({ html, ...page }: Page): Promise<Packed> => ({
  ...page,
  etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  gzip: await gzip(html, { level: LEVEL }),
});

async function brotliOf(page: Packed): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = zlib.constants;
  const params = { [BROTLI_PARAM_QUALITY]: LEVEL, [BROTLI_PARAM_LGWIN]: WINDOW_BITS };
  page.br ??= gunzip(page.gzip).then((html) => brotli(html, { params }));
  try {
    return await page.br;
  } catch (error) {
    page.br = undefined;
    throw error;
  }
}

/** Sends a page in the form that the visitor takes, or that it has not changed. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Packed,
): Promise<FastifyReply> {
  const policy = allowInline(String(reply.getHeader(POLICY) ?? ''), page.inline);
  reply.code(page.status).headers({ ...page.headers, ...(policy && { [POLICY]: policy }) });
  reply.type('text/html; charset=utf-8').header('Vary', 'Accept-Encoding');
  const { headers } = request;
  if (page.isKept && page.status === 200) {
    reply.header('ETag', page.etag);
    if (headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  }
  const accepted = headers['accept-encoding'] ?? '';
  const isAccepted = (name: string) => new RegExp(`\\b${name}\\b`).test(accepted);
  const isFirst = !page.wasSent;
  page.wasSent = true;
  // For a single visitor the form that is there is good enough.
  if (isAccepted('gzip') && (isFirst || !page.isKept || !isAccepted('br'))) {
    return reply.header('Content-Encoding', 'gzip').send(page.gzip);
  }
  if (page.isKept && isAccepted('br')) {
    return reply.header('Content-Encoding', 'br').send(await brotliOf(page));
  }
  return reply.send(await gunzip(page.gzip));
}
