import type { FastifyInstance } from 'fastify';

/** Time for calls in flight, less than the ten seconds after which a stopped container is killed. */
const GRACE_MS = 8_000;
/** One Ctrl-C may arrive several times within this time: from the terminal and from every wrapper process. */
const SAME_WISH_MS = 1_000;

export interface StopOptions {
  readonly app: FastifyInstance;
  /** Runs after the server has closed. */
  readonly afterwards: () => void;
  readonly graceMs?: number;
}

/** Closes the server when everything in flight has been answered, or its time is over. */
export async function closeGracefully({
  app,
  afterwards,
  graceMs = GRACE_MS,
}: StopOptions): Promise<void> {
  const timer = setTimeout(() => {
    console.error(`mock-api: not everything was answered within ${graceMs / 1_000} s`);
    app.server.closeAllConnections();
  }, graceMs);
  await app.close();
  clearTimeout(timer);
  afterwards();
}

/** The first SIGTERM or SIGINT answers what is under way and ends with 0; a second one ends at once. */
export function stopOnSignals(options: StopOptions): void {
  let askedAt: number | undefined;
  const onSignal = async () => {
    const now = performance.now();
    if (askedAt !== undefined) {
      if (now - askedAt > SAME_WISH_MS) process.exit(1);
      return;
    }
    askedAt = now;
    await closeGracefully(options);
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
