import { breaking } from '@coop/contract-laws/finding';
import { addFindings, type Log } from './log.ts';
import { countQuirk } from './quirks.ts';

const PART = 0.95;

const SLOW_MS = 1_000;

/** Says as a habit that answers take long, whether or not anybody asked for a limit. */
export function noteSpeed(log: Log): void {
  const times = log.calls.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)] ?? 0;
  if (median < SLOW_MS) return;
  countQuirk(log, 'slow', `half of the calls take ${(median / 1_000).toFixed(1)} s or more`);
}

/** Adds a finding to the slowest call of each endpoint that answered fewer than 95 of 100 calls in time. */
export function judgeSlowness(log: Log, maxMs: number | undefined): void {
  if (maxMs === undefined) return;
  const byEndpoint = Map.groupBy(log.calls, ({ endpoint }) => endpoint);
  for (const calls of byEndpoint.values()) {
    const times = calls.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const p95 = times[Math.ceil(times.length * PART) - 1] ?? 0;
    const slowest = calls.find(({ ms }) => ms === times.at(-1));
    if (p95 <= maxMs || !slowest) continue;
    const says = `95 of 100 calls are answered within ${maxMs} ms`;
    const sent = `95 of 100 within ${Math.round(p95)} ms`;
    const found = { ...breaking('slow', 'time', says, sent), check: 'status' } as const;
    const curl = `curl -sS -i -X ${slowest.method} "$BASE${slowest.path}"`;
    addFindings(log, log.calls.indexOf(slowest), [found], () => curl);
  }
}
