import type { Socket } from 'node:net';
import { buildConnector } from 'undici';

const CONNECT_MS = 5_000;
/** What a write comes back with when the other side has closed. */
const CLOSED = new Set(['EPIPE', 'ECONNRESET']);

type Done = (error?: Error | null) => void;

/**
 * Lets a socket be read after the other side has closed it. A backend that refuses a body answers and closes while the
 * body is still on its way; the write that fails then would throw away the answer, which has come and is not read yet.
 */
function readAfterFailedWrites(socket: Socket): void {
  const write = socket._write.bind(socket);
  const writeAll = socket._writev?.bind(socket);
  const passing = (done: Done) => (error?: Error | null) =>
    done(error && 'code' in error && CLOSED.has(String(error.code)) ? null : error);
  socket._write = (chunk, encoding, done) => write(chunk, encoding, passing(done));
  if (writeAll) socket._writev = (chunks, done) => writeAll(chunks, passing(done));
}

/** Connects to the backend. */
export function connectToBackend(): buildConnector.connector {
  const connect = buildConnector({ timeout: CONNECT_MS });
  return (options, done) =>
    connect(options, (...[error, socket]) => {
      if (error) return done(error, null);
      readAfterFailedWrites(socket);
      done(null, socket);
    });
}
