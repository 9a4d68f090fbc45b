import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { refusal } from '../call/wire-error.ts';

/** More than any file that the contract allows; the backend may apply a stricter limit. */
const MOST_BYTES = 20 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Body sent to the backend, kept in case the mock answers. */
    sentBody: Buffer | undefined;
  }
}

/**
 * Reads the body as bytes, once. A body that is too long is also read to its end, or the client would not see the 413.
 */
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
    throw refusal(413, 'ข้อมูลที่ส่งมาใหญ่เกินไป');
  }
  const body = Buffer.concat(parts);
  request.sentBody = body;
  return body;
}

/** Streams a body again, for the mock's parser, if it was already read for the backend. */
export const replayBody = (request: FastifyRequest): Readable | undefined =>
  request.sentBody && Readable.from(request.sentBody.length > 0 ? [request.sentBody] : []);
