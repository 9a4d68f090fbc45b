import type { FastifyInstance } from 'fastify';

/** Makes a closing server send `connection: close` with every answer. Must be installed before any other hook. */
export function trackClosing(app: FastifyInstance) {
  let isUnderWay = false;
  app.addHook('preClose', (done) => {
    isUnderWay = true;
    done();
  });
  // The connection of a call that was in flight would stay open otherwise and delay the end.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isUnderWay) reply.header('connection', 'close');
    done(null, payload);
  });
  return {
    /** Tells whether the server is closing. It still answers the calls that reach it. */
    get isUnderWay() {
      return isUnderWay;
    },
  };
}
