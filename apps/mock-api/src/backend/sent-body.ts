import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { WireError } from '../call/wire-error.ts';

/** More than any file that the contract takes; whether it is too much for a call, its backend says. */
const MOST_BYTES = 20 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** Body of a call that went on to the backend; the mock reads it from here. */
    sentBody: Buffer | undefined;
  }
}

/** Reads what was sent, whatever it is. What is too long is read to its end all the same, or nobody hears the refusal. */
export async function readSentBody(request: FastifyRequest): Promise<Buffer> {
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

/** For the mock's own reader: the body again, when it has been read already. */
export const replayBody = (request: FastifyRequest): Readable | undefined =>
  request.sentBody && Readable.from(request.sentBody.length > 0 ? [request.sentBody] : []);
