import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { beginsSocket } from './backend-paths.ts';
import { answerTooMany } from './failures.ts';

/** Of all connections to the backend a sixteenth: what a household or an office asks for at the same moment. */
const MOST_OF_ONE_VISITOR = 32;

/** Refuses a visitor who holds too many calls open, so that nobody takes the backend from everybody else. */
export function limitCallsInFlight(app: FastifyInstance): void {
  const byVisitor = new Map<string, number>();
  app.addHook('onRequest', (request, reply, done) => {
    // A socket takes no connection of the calls.
    if (beginsSocket(request.raw)) return done();
    const visitor = normalizeIP(request.ip);
    const open = byVisitor.get(visitor) ?? 0;
    if (open >= MOST_OF_ONE_VISITOR) return answerTooMany(reply);
    byVisitor.set(visitor, open + 1);
    // Closes with the answer, and also when the visitor leaves before it.
    reply.raw.once('close', () => {
      const left = (byVisitor.get(visitor) ?? 1) - 1;
      if (left > 0) byVisitor.set(visitor, left);
      else byVisitor.delete(visitor);
    });
    done();
  });
}
