/** There is more to do than can be done soon; the caller may come again after `seconds`. */
export class Busy extends Error {
  readonly seconds: number;

  constructor(seconds: number) {
    super('too much is waiting');
    this.seconds = seconds;
  }
}

interface Queue {
  /** Does the work when its turn has come, one after the other. @throws Busy when too many wait */
  run<T>(work: () => Promise<T>): Promise<T>;
  isFull(): boolean;
}

const queues: Queue[] = [];

/** Whether one of the queues of this process takes nothing more. */
export const isAnyQueueFull = (): boolean => queues.some((one) => one.isFull());

/**
 * Work that costs much, one at a time: at most `mostWaiting` wait, and whoever comes then is told to come again after
 * `seconds`.
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
        // Passed on without a gap, so that nobody who comes now is first.
        if (next) next();
        else isBusy = false;
      }
    },
  };
  queues.push(queue);
  return queue;
}
