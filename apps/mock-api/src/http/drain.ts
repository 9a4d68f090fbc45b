import type { FastifyInstance } from 'fastify';

/** Whether the server is on its way out. It still answers what reaches it, and asks for nothing more. */
export interface Drain {
  readonly isUnderWay: boolean;
}

/** Makes a closing server tell every client that its connection ends with the answer. Before any other hook. */
export function installDrain(app: FastifyInstance): Drain {
  let isUnderWay = false;
  app.addHook('preClose', (done) => {
    isUnderWay = true;
    done();
  });
  // A call that was in flight when the end was asked for has a connection that would stay open, and hold up the end.
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isUnderWay) reply.header('connection', 'close');
    done(null, payload);
  });
  return {
    get isUnderWay() {
      return isUnderWay;
    },
  };
}
