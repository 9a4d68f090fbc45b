import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { WireError } from '../call/wire-error.ts';

/** More than any file that the contract allows; a stricter limit is for the backend to apply. */
const MOST_BYTES = 20 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Body of a call that was sent to the backend, kept for the case that the mock answers. */
    sentBody: Buffer | undefined;
  }
}

/** Reads the body as bytes, once. One that is too long is read to its end as well, or the client would not see the 413. */
export async function readSentBody(request: FastifyRequest): Promise<Buffer> {
  if (request.sentBody) return request.sentBody;
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request.raw) {
    bytes += part.length;
    if (bytes <= MOST_BYTES) parts.push(part);
    else parts.length = 0;
  }
  if (bytes > MOST_BYTES) {
    const words = 'ข้อมูลที่ส่งมาใหญ่เกินไป';
    throw new WireError(413, { error: words, message: words });
  }
  const body = Buffer.concat(parts);
  request.sentBody = body;
  return body;
}

/** The body as a stream once more, for the parser of the mock, when it was already read for the backend. */
export const replayBody = (request: FastifyRequest): Readable | undefined =>
  request.sentBody && Readable.from(request.sentBody.length > 0 ? [request.sentBody] : []);
