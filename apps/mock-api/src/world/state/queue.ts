/** Thrown when a queue is full; the caller may retry after `seconds`. */
export class Busy extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too much is waiting');
    this.seconds = seconds;
  }
}

interface Queue {
  /**
   * Runs the work in turn, one after the other.
   * @throws Busy when too many wait
   */
  run<T>(work: () => Promise<T>): Promise<T>;
  isFull(): boolean;
}

const queues: Queue[] = [];

export const isAnyQueueFull = (): boolean => queues.some((one) => one.isFull());

/**
 * Creates a queue for expensive work, one at a time: at most `mostWaiting` wait, further callers are told to retry
 * after `seconds`.
 */
export function createQueue({ mostWaiting, seconds }: { mostWaiting: number; seconds: number }) {
  const waiting: (() => void)[] = [];
  let isBusy = false;
  const queue: Queue = {
    isFull: () => isBusy && waiting.length >= mostWaiting,
    async run(work) {
      if (queue.isFull()) throw new Busy(seconds);
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
  queues.push(queue);
  return queue;
}
