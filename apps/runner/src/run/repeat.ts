import { setTimeout as wait } from 'node:timers/promises';
import { type EndpointKey, endpoints } from '@coop/contracts/endpoints';
import type { Endpoint } from '@coop/contracts/entry/endpoint';
import { CannotRun } from '../call/cannot-run.ts';
import type { Options } from '../call/options.ts';
import { replayOf } from '../call/replay.ts';
import { caseText } from '../cases/case.ts';
import type { Judged } from '../checks/judge.ts';
import type { Call } from '../probe/log.ts';
import { type Once, runOnce, type Tell } from './once.ts';

/** Drift that did not show again. */
export interface Unstable {
  readonly endpoint: EndpointKey;
  readonly kind: string;
  readonly path: string;
}

/** Cases by which each cause at each endpoint is asked again. */
const MOST_CASES = 2;

const idOf = ({ endpoint }: Call, { kind, path }: Judged) => `${endpoint} ${kind} ${path}`;
const caseOf = (call: Call) => `${call.endpoint} ${caseText(call)}`;
const idsOf = (call: Call) => call.findings.map((finding) => idOf(call, finding));

/** Returns the drifted calls that are asked again: the first ones of each cause at each endpoint. */
function suspectsOf(calls: readonly Call[]): Call[] {
  const seen = new Map<string, number>();
  return calls.filter((call) => {
    const ids = new Set(idsOf(call));
    for (const id of ids) seen.set(id, (seen.get(id) ?? 0) + 1);
    return [...ids].some((id) => (seen.get(id) ?? 0) <= MOST_CASES);
  });
}

/** Somebody whose attempts nothing has counted yet. */
function withOthers(options: Options): Options {
  const { member, password, otherMember, otherPassword } = options;
  if (otherMember === '') return options;
  return {
    ...options,
    member: otherMember,
    password: otherPassword,
    otherMember: member,
    otherPassword: password,
  };
}

const isAttempt = ({ during, endpoint }: Call): boolean => {
  const entry: Endpoint = endpoints[during ?? endpoint];
  return entry.isAttempt === true;
};

/** Asks again: in a fresh world of a mock; of a backend after a pause, and with another person where attempts count. */
async function askAgain(
  suspects: readonly Call[],
  { isMock }: Once,
  options: Options,
  tell: Tell,
): Promise<Call[]> {
  if (suspects.length > 0) tell('once more what drifted');
  if (suspects.length > 0 && !isMock) await wait(options.pauseSeconds * 1_000);
  const counted = suspects.filter(isAttempt);
  const others = suspects.filter((suspect) => !isAttempt(suspect));
  const passes: (readonly [calls: readonly Call[], as: Options])[] = isMock
    ? [[suspects, options]]
    : [
        [others, options],
        [counted, withOthers(options)],
      ];
  const bare: Call[] = [];
  for (const [calls, as] of passes) {
    if (calls.length === 0) continue;
    const { log } = await runOnce({ ...as, replay: replayOf(calls) }, tell, true);
    bare.push(...log.calls);
  }
  return bare;
}

/**
 * Asks once more what drifted, and keeps of the drift what shows again. What could not be asked again is kept, too: only
 * an answer that was right the second time makes drift unstable.
 */
export async function repeat(
  once: Once,
  options: Options,
  tell: Tell,
): Promise<Once & { readonly unstable: readonly Unstable[] }> {
  const { log } = once;
  const suspects = suspectsOf(log.calls);
  let again: readonly Call[] = [];
  try {
    again = await askAgain(suspects, once, options, tell);
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error;
    const [first] = suspects;
    if (first)
      log.skipped.push({ endpoint: first.endpoint, what: 'a repetition', why: error.message });
  }
  const repeatedCases = new Set(again.filter(({ heldBack }) => !heldBack).map(caseOf));
  const shown = new Set(again.flatMap(idsOf));
  const askedAgain = new Set(
    suspects.filter((suspect) => repeatedCases.has(caseOf(suspect))).flatMap(idsOf),
  );
  const isUnstable = (call: Call, judged: Judged) =>
    askedAgain.has(idOf(call, judged)) && !shown.has(idOf(call, judged));
  const unstable = new Map<string, Unstable>();
  const calls = log.calls.map((call) => {
    for (const finding of call.findings.filter((found) => isUnstable(call, found))) {
      unstable.set(idOf(call, finding), {
        endpoint: call.endpoint,
        kind: finding.kind,
        path: finding.path,
      });
    }
    return { ...call, findings: call.findings.filter((finding) => !isUnstable(call, finding)) };
  });
  return { ...once, log: { ...log, calls }, unstable: [...unstable.values()] };
}
