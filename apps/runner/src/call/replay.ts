import { readFileSync } from 'node:fs';
import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import { CannotRun } from './cannot-run.ts';

/** Drifted cases of an earlier run. */
export interface Replay {
  readonly endpoints: ReadonlySet<EndpointKey>;
  /** Named by `replayName`. */
  readonly cases: ReadonlySet<string>;
  /** Tells whether answers to one person drifted that were asked for together. */
  readonly together: boolean;
}

export const replayName = (endpoint: string, family: string, name: string): string =>
  `${endpoint} ${family}: ${name}`;

/** A call of an earlier run, as far as it has to be known to make it again. */
interface Drifted {
  readonly endpoint: string;
  /** Endpoint whose turn it was. */
  readonly during?: string | undefined;
  readonly family: string;
  readonly name: string;
}

interface Line extends Partial<Drifted> {
  readonly event?: string;
  readonly findings?: readonly unknown[];
}

function linesOf(file: string): Line[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
    return lines.map((line) => JSON.parse(line) as Line);
  } catch {
    throw new CannotRun(`--replay: ${file} is no calls.ndjson of an earlier run`);
  }
}

/** Returns what has to be asked so that these calls are made again. */
export function replayOf(calls: readonly Drifted[]): Replay {
  const turns = new Set(calls.map(({ during, endpoint }) => during ?? endpoint));
  return {
    endpoints: new Set(endpointKeys.filter((key) => turns.has(key))),
    cases: new Set(calls.map((call) => replayName(call.endpoint, call.family, call.name))),
    together: calls.some(({ family }) => family === 'together'),
  };
}

/** Reads the calls with findings from a `calls.ndjson`. */
export function readReplay(file: string | undefined): Replay | undefined {
  if (file === undefined) return undefined;
  const drifted = linesOf(file).filter((line) => line.event === 'call' && line.findings?.length);
  if (drifted.length === 0) throw new CannotRun(`--replay: nothing drifted in ${file}`);
  return replayOf(drifted.map((line) => ({ endpoint: '', family: '', name: '', ...line })));
}
