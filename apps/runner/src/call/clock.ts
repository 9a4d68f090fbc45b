import { bangkokDate } from '@coop/format/thai-date';
import type { Answer } from './answer.ts';

/** Tells when an answer was made, by the backend's own clock. */
export interface Clock {
  /** Milliseconds since 1970; undefined where nobody knows. */
  now(answer: Answer): number | undefined;
  /** The Bangkok day. */
  today(answer: Answer): string | undefined;
}

function dateOf({ headers }: Answer): number | undefined {
  const date = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(date) ? undefined : date;
}

/**
 * Opens the clock of a run: the day that was named, else the time of a mock's world, else what each answer says of itself
 * in its Date.
 */
export function openClock(named: string | undefined, worldsNow: number | undefined): Clock {
  const began = performance.now();
  const now = (answer: Answer) => {
    if (worldsNow !== undefined) return worldsNow + performance.now() - began;
    return named === undefined ? dateOf(answer) : undefined;
  };
  return {
    now,
    today(answer) {
      const moment = now(answer);
      return named ?? (moment === undefined ? undefined : bangkokDate(moment));
    },
  };
}
