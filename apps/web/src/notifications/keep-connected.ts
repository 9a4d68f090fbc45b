import type Pusher from 'pusher-js';

/** A server that stops ends the sockets of all its visitors at once; they come back spread over so long. */
const SPREAD_MS = 5_000;

/**
 * Connects a client again when its socket was ended, and ends it itself while the page is left: a browser then keeps the
 * page whole for whoever comes back. Returns a function that ends the connection.
 */
export function keepConnected(client: Pusher): () => void {
  const { connection } = client;
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    client.disconnect();
  };
  connection.bind('connecting_in', () => {
    // Only one that was there has ended together with those of others.
    if (connection.state !== 'connected') return;
    // Once the library has set its own timer, which all browsers have alike.
    queueMicrotask(() => {
      leave();
      if (!signal.aborted) timer = setTimeout(() => client.connect(), Math.random() * SPREAD_MS);
    });
  });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && client.connect(), { signal });
  return () => {
    ending.abort();
    leave();
  };
}
