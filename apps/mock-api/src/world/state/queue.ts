/** Thrown when a queue is full; the caller may retry after `seconds`. */
export class Busy extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too much is waiting');
    this.seconds = seconds;
  }
}

interface QueueOptions {
  readonly mostWaiting: number;
  /** Longest wait, by what the work has taken lately; who would wait longer is turned away at once. */
  readonly mostWaitMs?: number;
  readonly seconds: number;
  /** Milliseconds of a clock that only runs on. */
  readonly now?: () => number;
}

/** Share of the newest work in the time that one is expected to take. */
const NEWEST = 0.2;

/**
 * Creates a queue for expensive work, one at a time: at most `mostWaiting` wait, further callers are told to retry
 * after `seconds`.
 */
export function createQueue(options: QueueOptions) {
  const { mostWaiting, mostWaitMs = Number.POSITIVE_INFINITY, seconds } = options;
  const now = options.now ?? performance.now.bind(performance);
  const waiting: (() => void)[] = [];
  let isBusy = false;
  let usualMs: number | undefined;
  const isFull = () =>
    waiting.length >= mostWaiting || (waiting.length + 1) * (usualMs ?? 0) > mostWaitMs;
  return {
    /**
     * Runs the work in turn, one after the other.
     * @throws Busy when too many wait
     */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (isBusy && isFull()) throw new Busy(seconds);
      if (isBusy) await new Promise<void>((resolve) => waiting.push(resolve));
      isBusy = true;
      const began = now();
      try {
        return await work();
      } finally {
        const took = now() - began;
        usualMs = usualMs === undefined ? took : usualMs + NEWEST * (took - usualMs);
        const next = waiting.shift();
        // The turn is passed on directly, so that no new caller jumps the queue.
        if (next) next();
        else isBusy = false;
      }
    },
  };
}
