/** Thrown when a queue is full; the caller may retry after `seconds`. */
export class Busy extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too much is waiting');
    this.seconds = seconds;
  }
}

/**
 * Creates a queue for expensive work, one at a time: at most `mostWaiting` wait, further callers are told to retry
 * after `seconds`.
 */
export function createQueue({ mostWaiting, seconds }: { mostWaiting: number; seconds: number }) {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  return {
    /**
     * Runs the work in turn, one after the other.
     * @throws Busy when too many wait
     */
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (isBusy && waiting.length >= mostWaiting) throw new Busy(seconds);
      if (isBusy) await new Promise<void>((resolve) => waiting.push(resolve));
      isBusy = true;
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // The turn is passed on directly, so that no new caller jumps the queue.
        if (next) next();
        else isBusy = false;
      }
    },
  };
}
