import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Answer } from '../call/answer.ts';
import type { Family } from '../cases/case.ts';
import type { Judged } from '../checks/judge.ts';

/** A call of the run. */
export interface Call {
  readonly endpoint: EndpointKey;
  /** Endpoint whose turn it was; undefined for what is asked before any has its turn. */
  readonly during?: EndpointKey | undefined;
  readonly family: Family;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** The final answer was 429, so the case itself was not tested. */
  readonly heldBack: boolean;
  readonly findings: readonly Judged[];
  /** Command line that repeats it; only with findings. */
  readonly curl: string | undefined;
}

/** Something that was not exercised, and why. */
export interface Skipped {
  readonly endpoint: EndpointKey;
  readonly what: string;
  readonly why: string;
  readonly cases?: number;
}

export interface Log {
  /** Endpoint whose turn it is. */
  turn: EndpointKey | undefined;
  readonly calls: Call[];
  readonly skipped: Skipped[];
  /** Sign-ins, each with what may be its token: one, or the cookies that it set. */
  readonly signIns: {
    readonly no: string;
    readonly tokens: readonly string[];
    readonly answer: Answer;
  }[];
  /** Number of sessions that were opened for a number, by whatever call. */
  readonly opened: Map<string, number>;
  /** Forms that the backend used where the contract allows several: quirk → form → count. */
  readonly quirks: Map<string, Map<string, number>>;
}

/** Adds findings to a call that was logged, with a command line that repeats it where it has none. */
export function addFindings(
  { calls }: Log,
  index: number,
  found: readonly Judged[],
  curl: (call: Call) => string,
): void {
  const call = calls[index];
  if (!call || found.length === 0) return;
  const findings = [...call.findings, ...found];
  calls[index] = { ...call, findings, curl: call.curl ?? curl(call) };
}

export function openLog(): Log {
  return {
    turn: undefined,
    calls: [],
    skipped: [],
    signIns: [],
    opened: new Map(),
    quirks: new Map(),
  };
}
