/** Thrown in place of work for which there is no room. */
export class NoRoom extends Error {}

interface Bounds {
  readonly atOnce: number;
  readonly waiting: number;
  /** Of one visitor, at once and waiting together. */
  readonly ofOne: number;
  /** Of one visitor in a second. */
  readonly aSecond: number;
}

const SECOND_MS = 1_000;

/**
 * Bounds work that keeps the server from answering others: so much at once, so much waiting, of one visitor a part of
 * it. There is no queue beyond that.
 * @returns a function that runs work in its turn, or throws `NoRoom` at once
 */
export function createBudget(
  { atOnce, waiting, ofOne, aSecond }: Bounds,
  now: () => number = Date.now,
) {
  const byVisitor = new Map<string, number>();
  const begun = new Map<string, number>();
  let second = 0;
  /** Returns what a visitor has begun in this second. */
  const begunBy = (visitor: string) => {
    const current = Math.floor(now() / SECOND_MS);
    if (current !== second) begun.clear();
    second = current;
    return begun.get(visitor) ?? 0;
  };
  const queue: (() => void)[] = [];
  let running = 0;
  const enter = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1;
      return undefined;
    }
    return new Promise((resolve) => queue.push(resolve));
  };
  const leave = (visitor: string) => {
    const left = (byVisitor.get(visitor) ?? 1) - 1;
    if (left > 0) byVisitor.set(visitor, left);
    else byVisitor.delete(visitor);
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };
  return async <T>(visitor: string, work: () => Promise<T>): Promise<T> => {
    const own = byVisitor.get(visitor) ?? 0;
    const isFull = running >= atOnce && queue.length >= waiting;
    const before = begunBy(visitor);
    if (isFull || own >= ofOne || before >= aSecond) throw new NoRoom();
    byVisitor.set(visitor, own + 1);
    begun.set(visitor, before + 1);
    try {
      await enter();
      // Others are answered between two pieces of work.
      await new Promise(setImmediate);
      return await work();
    } finally {
      leave(visitor);
    }
  };
}
