import type { FastifyInstance } from 'fastify';

/** Calls in flight have so long to be answered: less than the ten seconds a container is given before it is killed. */
export const DRAIN_MS = 8_000;
/** A terminal and everything between it and the process may pass on the same Ctrl-C. */
const SAME_WISH_MS = 1_000;

export interface StopOptions {
  readonly app: FastifyInstance;
  /** Runs when nothing can be asked any more. */
  readonly afterwards: () => void;
  readonly drainMs?: number;
}

/** Closes the server when all that is in flight has been answered, or when the time for it is over. */
export async function drain({ app, afterwards, drainMs = DRAIN_MS }: StopOptions): Promise<void> {
  const timer = setTimeout(() => {
    console.error(`mock-api: not everything was answered within ${drainMs / 1_000} s`);
    app.server.closeAllConnections();
  }, drainMs);
  await app.close();
  clearTimeout(timer);
  afterwards();
}

/** The first SIGTERM or SIGINT drains and ends with 0; a second one ends at once. */
export function stopOnSignals(options: StopOptions): void {
  let askedAt: number | undefined;
  const asked = async () => {
    const now = performance.now();
    if (askedAt !== undefined) {
      if (now - askedAt > SAME_WISH_MS) process.exit(1);
      return;
    }
    askedAt = now;
    await drain(options);
    process.exit(0);
  };
  process.on('SIGTERM', asked);
  process.on('SIGINT', asked);
}
