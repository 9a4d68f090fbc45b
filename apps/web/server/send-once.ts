import compress from '@fastify/compress';
import etag from '@fastify/etag';
import type { FastifyInstance } from 'fastify';

/** Compresses what this scope answers, and answers 304 to whoever has it already. */
export async function sendOnce(scope: FastifyInstance): Promise<void> {
  // Weak: the same page has other bytes in each encoding.
  await scope.register(etag, { weak: true });
  await scope.register(compress, { encodings: ['br', 'gzip'] });
}
