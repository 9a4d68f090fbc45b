import { SEVERITIES, type Severity } from '@coop/contracts/drift/finding';
import type { EndpointKey } from '@coop/contracts/endpoints';
import { FAMILIES, type Family } from '../cases/case.ts';
import type { Skipped } from '../probe/log.ts';
import type { Run } from '../run/run.ts';
import { type Compared, compare, readBaseline } from './baseline.ts';
import { withoutConsequences } from './consequences.ts';
import { groupByCause } from './drift.ts';

/** Content of a report, whatever its format. */
export interface Report {
  readonly run: Run;
  readonly compared: readonly Compared[];
  readonly gone: readonly string[];
  /** Causes that did not show again, with their endpoints. */
  readonly unstable: ReadonlyMap<string, readonly EndpointKey[]>;
  /** Causes by severity, including known ones. */
  readonly counts: Readonly<Record<Severity, number>>;
  readonly known: number;
  readonly exercised: ReadonlySet<EndpointKey>;
  readonly families: readonly Family[];
  readonly heldBack: ReadonlyMap<EndpointKey, number>;
  /** Grouped by reason. */
  readonly notExercised: readonly NotExercised[];
  readonly isClean: boolean;
}

interface NotExercised {
  readonly what: string;
  readonly why: string;
  readonly endpoints: readonly EndpointKey[];
}

function grouped(skipped: readonly Skipped[]): NotExercised[] {
  const groups = Map.groupBy(skipped, ({ what, why }) => `${what}: ${why}`);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const cases = members.reduce((sum, one) => sum + (one.cases ?? 0), 0);
    const what = cases > 0 ? `${cases.toLocaleString('en')} ${first.what}` : first.what;
    return [
      { what, why: first.why, endpoints: [...new Set(members.map(({ endpoint }) => endpoint))] },
    ];
  });
}

function unstableOf({ unstable }: Run): Map<string, EndpointKey[]> {
  const causes = Map.groupBy(unstable, ({ kind, path }) => `${kind} ${path}`);
  return new Map([...causes].map(([id, all]) => [id, all.map(({ endpoint }) => endpoint)]));
}

function countHeldBack({ log }: Run): Map<EndpointKey, number> {
  const held = new Map<EndpointKey, number>();
  for (const { endpoint, heldBack } of log.calls) {
    if (heldBack) held.set(endpoint, (held.get(endpoint) ?? 0) + 1);
  }
  return held;
}

export function buildReport(run: Run): Report {
  const { log, operations, options } = run;
  const answered = new Set(log.calls.filter((one) => !one.heldBack).map((one) => one.endpoint));
  const exercised = new Set(operations.map(({ key }) => key).filter((key) => answered.has(key)));
  const known = options.updateBaseline ? undefined : readBaseline(options.baseline);
  const causes = groupByCause(withoutConsequences(log.calls));
  const { compared, gone } = compare(causes, known, exercised);
  const used = new Set(log.calls.map(({ family }) => family));
  const counts = Object.fromEntries(
    SEVERITIES.map((one) => [one, causes.filter(({ severity }) => severity === one).length]),
  ) as Record<Severity, number>; // one entry for each severity
  const heldBack = countHeldBack(run);
  const limited = [...heldBack].map(
    ([endpoint, times]): Skipped => ({
      endpoint,
      what: 'cases',
      why: 'held back by a rate limit (429)',
      cases: times,
    }),
  );
  return {
    run,
    compared,
    gone,
    unstable: unstableOf(run),
    counts,
    known: compared.filter(({ grownAt }) => grownAt.length === 0).length,
    exercised,
    families: FAMILIES.filter((one) => used.has(one)),
    heldBack,
    notExercised: grouped([...log.skipped, ...limited]),
    isClean: compared.every(({ grownAt }) => grownAt.length === 0),
  };
}
