import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { REPORTING } from '../reports/reports.ts';
import { allowInline } from './document/policy.ts';
import type { Page } from './render-page.ts';

const POLICY = 'content-security-policy';

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN } = constants;
/** A window of 256 kB, more than most pages have; the default of 4 MB is taken and given back with every page. */
const BROTLI = { params: { [BROTLI_PARAM_QUALITY]: 5, [BROTLI_PARAM_LGWIN]: 18 } };
const packBrotli = promisify<string, typeof BROTLI, Buffer>(brotliCompress);
const PACKING = { br: (html: string) => packBrotli(html, BROTLI), gzip: promisify(gzip) };

type Encoding = keyof typeof PACKING;

/** Pages that are sent again and again are compressed once: that takes twenty times as long as sending them. */
const packed = new WeakMap<Page, Partial<Record<Encoding, Promise<Buffer>>>>();

function packedPage(page: Page, encoding: Encoding): Promise<Buffer> {
  const forms = packed.get(page) ?? {};
  packed.set(page, forms);
  forms[encoding] ??= PACKING[encoding](page.html);
  return forms[encoding];
}

/** Sends a page in the encoding that the visitor takes. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): Promise<FastifyReply> {
  const ownPolicy = allowInline(String(reply.getHeader(POLICY) ?? ''), page.inline);
  const policy = ownPolicy && page.isReported ? ownPolicy + REPORTING.directives : ownPolicy;
  if (page.isReported) reply.headers(REPORTING.header);
  reply.code(page.status).headers({ ...page.headers, ...(policy && { [POLICY]: policy }) });
  reply.type('text/html; charset=utf-8').header('Vary', 'accept-encoding');
  const encoding = negotiate(request.headers['accept-encoding'] ?? '', [
    'br',
    'gzip',
  ]) as Encoding | null;
  if (!encoding) return reply.send(page.html);
  return reply.header('Content-Encoding', encoding).send(await packedPage(page, encoding));
}
