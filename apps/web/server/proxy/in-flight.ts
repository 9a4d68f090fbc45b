import type { FastifyInstance } from 'fastify';
import { answerTooMany } from './failures.ts';

/** Of all connections to the backend an eighth: a school's teachers behind one address need a few at a time. */
const MOST_OF_ONE_VISITOR = 64;

/** Refuses a visitor who holds too many calls open, so that nobody takes the backend from everybody else. */
export function limitCallsInFlight(app: FastifyInstance): void {
  const byVisitor = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { ip, method, raw } = request;
    // A socket takes no connection of the calls.
    if (raw.headers.upgrade && method === 'GET') return done();
    const open = byVisitor.get(ip) ?? 0;
    if (open >= MOST_OF_ONE_VISITOR) return answerTooMany(reply);
    byVisitor.set(ip, open + 1);
    // Closes with the answer, and also when the visitor leaves before it.
    reply.raw.once('close', () => {
      const left = (byVisitor.get(ip) ?? 1) - 1;
      if (left > 0) byVisitor.set(ip, left);
      else byVisitor.delete(ip);
    });
    done();
  });
}
