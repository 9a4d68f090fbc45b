import type { FastifyInstance } from 'fastify';
import { happened } from '../watched.ts';

/** The part of a visitor's socket that is needed to end it. */
interface Socket {
  close(code: number): void;
  once(event: 'close', listener: () => void): unknown;
}

/** The code by which browsers know that the server goes away, and not that something is wrong. */
const GOING_AWAY = 1001;

/** Keeps the sockets that are open, to end them with a code of its own where the library would give none. */
export function keepSockets(app: FastifyInstance) {
  const open = new Set<Socket>();
  app.decorate('endSockets', () => {
    for (const socket of open) socket.close(GOING_AWAY);
  });
  app.addHook('preClose', (done) => {
    app.endSockets();
    done();
  });
  return {
    onConnect(_context: unknown, socket: Socket): void {
      open.add(socket);
      happened('socket', { more: 1 });
      socket.once('close', () => {
        open.delete(socket);
        happened('socket', { more: -1 });
      });
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Ends the sockets of visitors, as the server goes away. */
    endSockets(): void;
  }
}
