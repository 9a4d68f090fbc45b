import { SEVERITIES, type Severity } from '@coop/contract-laws/finding';
import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import { FAMILIES } from '../cases/case.ts';
import type { Skipped } from '../probe/log.ts';
import type { Run } from '../run/run.ts';
import { compare, readBaseline } from './baseline.ts';
import { withoutConsequences } from './consequences.ts';
import { groupByCause } from './drift.ts';

function grouped(skipped: readonly Skipped[]) {
  const groups = Map.groupBy(skipped, ({ what, why }) => `${what}: ${why}`);
  return [...groups.values()].flatMap((members) => {
    const [first] = members;
    if (!first) return [];
    const cases = members.reduce((sum, member) => sum + (member.cases ?? 0), 0);
    const what = cases > 0 ? `${cases.toLocaleString('en')} ${first.what}` : first.what;
    const endpoints = [...new Set(members.map(({ endpoint }) => endpoint))];
    return [{ what, why: first.why, endpoints }];
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

/** Says which endpoints `--only` leaves out. */
function leftOut({ operations, options }: Run): Skipped[] {
  if (options.only.length === 0) return [];
  const chosen = new Set(operations.map(({ key }) => key));
  const others = endpointKeys.filter((key) => !chosen.has(key));
  return others.map((endpoint) => ({ endpoint, what: 'everything', why: 'left out by --only' }));
}

/** Draws the conclusions of a run: the content of a report, whatever its format. */
export function buildReport(run: Run) {
  const { log, operations, options } = run;
  const answered = new Set(log.calls.filter((call) => !call.heldBack).map((call) => call.endpoint));
  const exercised = new Set(operations.map(({ key }) => key).filter((key) => answered.has(key)));
  const known = options.updateBaseline ? undefined : readBaseline(options.baseline);
  const causes = groupByCause(withoutConsequences(log.calls));
  const { compared, gone } = compare(causes, known, exercised);
  const used = new Set(log.calls.map(({ family }) => family));
  const counts = Object.fromEntries(
    SEVERITIES.map((other) => [other, causes.filter(({ severity }) => severity === other).length]),
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
    /** Causes that did not show again, with their endpoints. */
    unstable: unstableOf(run),
    /** Causes by severity, including known ones. */
    counts,
    known: compared.filter(({ grownAt }) => grownAt.length === 0).length,
    exercised,
    families: FAMILIES.filter((family) => used.has(family)),
    heldBack,
    /** Grouped by reason. */
    notExercised: grouped([...log.skipped, ...limited, ...leftOut(run)]),
    isClean: compared.every(({ grownAt }) => grownAt.length === 0),
  };
}

export type Report = Readonly<ReturnType<typeof buildReport>>;
