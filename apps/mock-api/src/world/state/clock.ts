/** Creates a clock that runs with `base`, starting at `startAt` if given. */
export function createClock(base: () => number, startAt?: number) {
  let offset = startAt === undefined ? 0 : startAt - base();
  return {
    /** Milliseconds since 1970. */
    now: () => base() + offset,
    /** Moves the clock so that it reads `epochMs` now and runs on from there. */
    set(epochMs: number): void {
      offset = epochMs - base();
    },
    advance(ms: number): void {
      offset += ms;
    },
  };
}

/** Clock of a world, used instead of the machine's. */
export type Clock = ReturnType<typeof createClock>;
