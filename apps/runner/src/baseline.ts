import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { EndpointKey } from '@coop/contracts/endpoints';
import * as z from 'zod/mini';
import type { Cause } from './drift.ts';
import { CannotRun } from './options.ts';

// Known drift, agreed to wait for a repair. What grows is a new cause, or a known one at another endpoint; how often
// it was seen depends on seed and budget and is no growth.

const Baseline = z.object({
  contract: z.string(),
  causes: z.record(z.string(), z.object({ severity: z.string(), endpoints: z.array(z.string()) })),
});
type Baseline = z.infer<typeof Baseline>;

/** A cause beside the baseline. */
export interface Compared {
  readonly cause: Cause;
  /** Endpoints that the baseline does not have for it; empty for known drift. */
  readonly grownAt: readonly EndpointKey[];
}

export interface Comparison {
  readonly compared: readonly Compared[];
  /** Known causes that were not seen any more. */
  readonly gone: readonly string[];
}

/** Reads a baseline; a file that is not there yet knows nothing. */
export function readBaseline(file: string | undefined): Baseline | undefined {
  if (file === undefined || !existsSync(file)) return undefined;
  try {
    return Baseline.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CannotRun(`${file} is no baseline; write a new one with --update-baseline`);
  }
}

/** `exercised`: causes are gone only where somebody looked. */
export function compare(
  causes: readonly Cause[],
  baseline: Baseline | undefined,
  exercised: ReadonlySet<string>,
): Comparison {
  const known = baseline?.causes ?? {};
  const compared = causes.map((cause) => {
    const at = known[cause.id]?.endpoints ?? [];
    return { cause, grownAt: [...cause.endpoints.keys()].filter((one) => !at.includes(one)) };
  });
  const seen = new Set(causes.map(({ id }) => id));
  const gone = Object.entries(known)
    .filter(([id, { endpoints }]) => !seen.has(id) && endpoints.some((one) => exercised.has(one)))
    .map(([id]) => id);
  return { compared, gone };
}

export function writeBaseline(file: string, contract: string, causes: readonly Cause[]): void {
  const sorted = causes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const entries = sorted.map(({ id, severity, endpoints }) => [
    id,
    { severity, endpoints: [...endpoints.keys()].sort() },
  ]);
  const baseline = { contract, causes: Object.fromEntries(entries) };
  writeFileSync(file, `${JSON.stringify(baseline, null, 2)}\n`);
}
