import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { EndpointKey } from '@coop/contracts/endpoints';
import * as z from 'zod/mini';
import { CannotRun } from '../call/cannot-run.ts';
import type { Cause } from './drift.ts';

// Known drift that is accepted until it is repaired. A new cause, or a known one at another endpoint, is growth; the
// number of times is not, because it depends on seed and budget.

const Baseline = z.object({
  contract: z.string(),
  causes: z.record(z.string(), z.object({ severity: z.string(), endpoints: z.array(z.string()) })),
});
type Baseline = z.infer<typeof Baseline>;

export interface Compared {
  readonly cause: Cause;
  /** Endpoints at which the baseline does not have this cause; empty for known drift. */
  readonly grownAt: readonly EndpointKey[];
}

/** Reads a baseline. Throws when the named file is missing: a typo must not pass as no known drift. */
export function readBaseline(file: string | undefined): Baseline | undefined {
  if (file === undefined) return undefined;
  if (!existsSync(file)) {
    throw new CannotRun(`--baseline: ${file} is not there; --update-baseline writes it`);
  }
  try {
    return Baseline.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new CannotRun(`${file} is no baseline; write a new one with --update-baseline`);
  }
}

/** Compares causes with a baseline, and finds known ones that are gone, which only endpoints in `exercised` can show. */
export function compare(
  causes: readonly Cause[],
  baseline: Baseline | undefined,
  exercised: ReadonlySet<string>,
): { compared: Compared[]; gone: string[] } {
  const known = baseline?.causes ?? {};
  const compared = causes.map((cause) => {
    const knownEndpoints = known[cause.id]?.endpoints ?? [];
    return {
      cause,
      grownAt: [...cause.endpoints.keys()].filter((key) => !knownEndpoints.includes(key)),
    };
  });
  const seen = new Set(causes.map(({ id }) => id));
  const gone = Object.entries(known)
    .filter(
      ([id, { endpoints }]) =>
        !seen.has(id) && endpoints.some((endpoint) => exercised.has(endpoint)),
    )
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
