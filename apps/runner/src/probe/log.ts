import type { EndpointKey } from '@coop/contracts/endpoints';
import type { Answer } from '../call/answer.ts';
import type { Family } from '../cases/case.ts';
import type { Judged } from '../checks/judge.ts';

/** One call of the run. */
export interface Call {
  readonly endpoint: EndpointKey;
  readonly family: Family;
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly ms: number;
  /** The final answer was 429, so the case itself was not tested. */
  readonly heldBack: boolean;
  readonly findings: readonly Judged[];
  /** Command line that repeats it; only when there are findings. */
  readonly curl: string | undefined;
}

/** What was not exercised, and why. */
export interface Skipped {
  readonly endpoint: EndpointKey;
  readonly what: string;
  readonly why: string;
  /** How many, where they are counted. */
  readonly cases?: number;
}

/** What a run has done and seen. */
export interface Log {
  readonly calls: Call[];
  readonly skipped: Skipped[];
  /** Sign-ins that were answered with a token. */
  readonly signIns: { readonly no: string; readonly token: string; readonly answer: Answer }[];
  /** Forms the backend was seen to use where the contract allows several: quirk → form → how often. */
  readonly quirks: Map<string, Map<string, number>>;
}

export function openLog(): Log {
  return { calls: [], skipped: [], signIns: [], quirks: new Map() };
}
