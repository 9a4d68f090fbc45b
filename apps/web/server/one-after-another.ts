import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that may wait at once; browsers and proxies send one, and the next after its answer. */
const MOST_WAITING = 4;

/** Answers the requests of a connection, and closes one that sends on and on without waiting for what it is answered. */
export function oneAfterAnother(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = waiting.get(socket) ?? 0;
    if (count === MOST_WAITING) socket.destroy();
    // What it has sent at once is still read.
    if (socket.destroyed) return;
    waiting.set(socket, count + 1);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    answer(request, response);
  };
}
