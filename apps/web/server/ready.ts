import type { FastifyInstance } from 'fastify';
import type { SiteSource } from './site/site.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Asks to get no more visitors: `/readyz` is 503 from now on, and answers end their connections. */
    leave(): void;
  }
}

/**
 * Lets a server be asked to get no more visitors; returns whether it was. `also` is told, too. Every call that comes all
 * the same is answered.
 */
export function announceLeaving(app: FastifyInstance, also?: () => void): () => boolean {
  let isLeaving = false;
  app.decorate('leave', () => {
    isLeaving = true;
    also?.();
  });
  app.addHook('preClose', (done) => {
    app.leave();
    done();
  });
  // So that idle connections end, and the next call takes a connection to another server.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) reply.header('connection', 'close');
    done(null, payload);
  });
  return () => isLeaving;
}

/**
 * Serves `/readyz`, which tells a balancer whether this server is to get visitors: not before there is a site
 * configuration, and not once it is stopping.
 */
export function serveReadiness(app: FastifyInstance, site: SiteSource): void {
  const isLeaving = announceLeaving(app);
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    reply.header('Cache-Control', 'no-store');
    if (isLeaving()) return reply.status(503).send({ status: 'stopping' });
    try {
      await site.read();
      return { status: 'ready' };
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return reply.status(503).send({ status: 'no site configuration', why });
    }
  });
}
