import { bangkokDate } from '@coop/format/thai-date';

/** Time is an input: a world asks its clock, never the machine. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Moves the clock so that it reads `epochMs` now and runs on from there. */
  set(epochMs: number): void;
  advance(ms: number): void;
}

/** A clock that runs with `base`, starting at `startAt` if that is given. */
export function createClock(base: () => number, startAt?: number): Clock {
  let offset = startAt === undefined ? 0 : startAt - base();
  return {
    now: () => base() + offset,
    set(epochMs) {
      offset = epochMs - base();
    },
    advance(ms) {
      offset += ms;
    },
  };
}

/** Calendar day in Bangkok. */
export function today(clock: Clock): string {
  return bangkokDate(clock.now());
}
