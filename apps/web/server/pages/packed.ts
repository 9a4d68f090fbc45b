import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowInline } from './policy.ts';
import type { Page } from './render-page.ts';

/** Nearly the size of the highest level in a third of the time. */
const LEVEL = 5;
const { BROTLI_PARAM_QUALITY } = constants;
const PACKERS = {
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [BROTLI_PARAM_QUALITY]: LEVEL } }),
  gzip: (html: string) => promisify(gzip)(html, { level: LEVEL }),
} as const;
const POLICY = 'content-security-policy';

/** A page with its compressed forms, each made when it is first wanted, and the mark of its content. */
export interface Packed extends Page {
  readonly forms: Map<keyof typeof PACKERS, Promise<Buffer>>;
  readonly etag: string;
}

export const packed = (page: Page): Packed => ({
  ...page,
  forms: new Map(),
  etag: `"${createHash('sha256').update(page.html).digest('base64url').slice(0, 22)}"`,
});

function formOf({ html, forms }: Packed, encoding: keyof typeof PACKERS): Promise<Buffer> {
  const form = forms.get(encoding) ?? PACKERS[encoding](html);
  forms.set(encoding, form);
  form.catch(() => forms.delete(encoding));
  return form;
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
  // For a single visitor the faster form is good enough.
  const encoding = (['br', 'gzip'] as const).find(
    (name) => new RegExp(`\\b${name}\\b`).test(accepted) && (page.isKept || name === 'gzip'),
  );
  if (!encoding) return reply.send(page.html);
  return reply.header('Content-Encoding', encoding).send(await formOf(page, encoding));
}
