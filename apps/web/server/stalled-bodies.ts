import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const LOOK_MS = 1_000;

/** Closes, when the server ends, each connection of which the rest of a body does not come: nobody waits for it. */
export function endStalledBodies(app: FastifyInstance): void {
  const open = new Set<IncomingMessage>();
  app.server.on('request', (raw, response) => {
    open.add(raw);
    response.once('close', () => open.delete(raw));
  });
  app.addHook('preClose', (done) => {
    let read = new Map<IncomingMessage, number>();
    const timer = setInterval(() => {
      const unfinished = [...open].filter(({ complete }) => !complete);
      for (const message of unfinished) {
        if (message.socket.bytesRead === read.get(message)) message.destroy();
      }
      read = new Map(unfinished.map((message) => [message, message.socket.bytesRead]));
    }, LOOK_MS);
    app.server.once('close', () => clearInterval(timer));
    done();
  });
}
