import { epochOf } from './wall-time.ts';

/** Instants that a clock can begin at: by-laws, calendars and people are made for these years. */
const FIRST = epochOf('2001-01-01') ?? 0;
const END = epochOf('2100-01-01') ?? 0;

/** Reads the instant (epoch milliseconds) at which a clock begins; undefined for no time, no such day or another century. */
export function readClockStart(text: string): number | undefined {
  const at = text.includes(':') ? epochOf(text) : null;
  return at !== null && at >= FIRST && at < END ? at : undefined;
}
