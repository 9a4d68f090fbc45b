import type { FastifyInstance } from 'fastify';

interface Health {
  readonly isClosing: () => boolean;
  /** Writes to and reads from the store of facts; throws if that fails. */
  readonly checkStore?: (() => void) | undefined;
}

/** Milliseconds for which the store's result is reused, because checking it means writing. */
const BELIEVED_MS = 1_000;

/** Registers /healthz: 200, or 503 with the reason as `status`. */
export function registerHealth(app: FastifyInstance, { isClosing, checkStore }: Health): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let isKept = true;
  const storeWorks = (): boolean => {
    const now = performance.now();
    if (!checkStore || now - checkedAt < BELIEVED_MS) return isKept;
    checkedAt = now;
    try {
      checkStore();
      isKept = true;
    } catch (error) {
      app.log.error(error);
      isKept = false;
    }
    return isKept;
  };
  const illness = () => {
    if (isClosing()) return 'draining';
    return storeWorks() ? undefined : 'store';
  };
  app.get('/healthz', (_request, reply) => {
    const status = illness();
    return reply
      .status(status ? 503 : 200)
      .header('cache-control', 'no-store')
      .send({ status: status ?? 'ok' });
  });
}
