import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is still sent after a refusal is read for so long, so that the refusal can be read. */
const LINGER_MS = 30_000;

/**
 * Hands every body on as it comes, whatever it is. A copy is handed on, because a backend that closes early destroys
 * what it was sent from, and with the request itself the visitor's connection would go, and the answer with it.
 */
export function streamBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, raw, done) => {
    const copy = new PassThrough();
    raw.pipe(copy);
    raw.once('close', () => {
      // The visitor has gone: the backend must not take half a body for a whole one.
      if (!(raw as IncomingMessage).complete) copy.destroy();
    });
    // What befalls the copy is told by the request to the backend.
    copy.on('error', () => undefined);
    done(null, copy);
  });
}

/** Reads what the visitor still sends after the backend has answered, and throws it away. */
export function discardRest({ raw }: FastifyRequest): void {
  if (raw.complete) return;
  raw.unpipe();
  raw.resume();
  const timer = setTimeout(() => raw.destroy(), LINGER_MS);
  raw.once('close', () => clearTimeout(timer));
}
