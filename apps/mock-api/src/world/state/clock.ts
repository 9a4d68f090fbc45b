/** Less than this has passed between two readings. */
const MOVED_MS = 1_000;

/** Creates a clock that runs with `base`, starting at `startAt` if given. */
export function createClock(base: () => number, startAt?: number) {
  let offset = startAt === undefined ? 0 : startAt - base();
  const began = offset;
  let frozenAt: number | undefined;
  const clock = {
    /** Milliseconds since 1970. */
    now: () => frozenAt ?? base() + offset,
    /** Moves the clock so that it reads `epochMs` now and runs on from there, or stands there while it is frozen. */
    set(epochMs: number): void {
      offset = epochMs - base();
      if (frozenAt !== undefined) frozenAt = epochMs;
    },
    advance(ms: number): void {
      clock.set(clock.now() + ms);
    },
    /** Tells whether it is another time than it would be by itself. */
    isMoved: () => Math.abs(clock.now() - base() - began) > MOVED_MS,
    isFrozen: () => frozenAt !== undefined,
    /** Lets the clock stand still, or run on from where it stood. */
    freeze(isFrozen: boolean): void {
      const now = clock.now();
      frozenAt = isFrozen ? now : undefined;
      offset = now - base();
    },
  };
  return clock;
}

/** Clock of a world, used instead of the machine's. */
export type Clock = ReturnType<typeof createClock>;
