import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for calls in flight, less than the ten seconds after which a stopped container is killed. */
const GRACE_MS = 8_000;
/** One Ctrl-C may arrive several times within this time: from the terminal and from every wrapper process. */
const SAME_WISH_MS = 1_000;

/** Closes the server when all calls in flight have been answered, or when the time for them is over. */
export async function closeGracefully(app: FastifyInstance): Promise<void> {
  const { promise: isOver, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(() => {
    app.log.warn(`not everything was answered within ${GRACE_MS / 1_000} s`);
    app.server.closeAllConnections();
    resolve();
  }, GRACE_MS);
  // Upgraded sockets are not the server's to close.
  await Promise.race([app.close(), isOver]);
  clearTimeout(timer);
}

/**
 * The first SIGTERM or SIGINT answers what is under way and ends with 0; a second one ends at once. Before it closes it goes on answering
 * for `delayMs`, until every balancer has seen at `/readyz` that it is to get no more visitors.
 */
export function stopOnSignals(app: FastifyInstance, delayMs: number): void {
  let askedAt: number | undefined;
  const onSignal = async (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (askedAt !== undefined) {
      if (now - askedAt > SAME_WISH_MS) process.exit(1);
      return;
    }
    askedAt = now;
    app.log.info(`stopping on ${signal}`);
    app.leave();
    await wait(delayMs);
    await closeGracefully(app);
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
