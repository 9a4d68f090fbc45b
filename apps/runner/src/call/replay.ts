import { readFileSync } from 'node:fs';
import { type EndpointKey, endpointKeys } from '@coop/contracts/endpoints';
import { CannotRun } from './cannot-run.ts';

/** Drifted cases of an earlier run. */
export interface Replay {
  readonly endpoints: ReadonlySet<EndpointKey>;
  /** Named by `replayName`. */
  readonly cases: ReadonlySet<string>;
}

export const replayName = (endpoint: string, family: string, name: string): string =>
  `${endpoint} ${family}: ${name}`;

interface Line {
  readonly event?: string;
  readonly endpoint?: string;
  readonly family?: string;
  readonly name?: string;
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

/** Reads the calls with findings from a `calls.ndjson`. */
export function readReplay(file: string | undefined): Replay | undefined {
  if (file === undefined) return undefined;
  const drifted = linesOf(file).filter((one) => one.event === 'call' && one.findings?.length);
  if (drifted.length === 0) throw new CannotRun(`--replay: nothing drifted in ${file}`);
  const known = endpointKeys.filter((key) => drifted.some((one) => one.endpoint === key));
  const names = drifted.map((one) =>
    replayName(one.endpoint ?? '', one.family ?? '', one.name ?? ''),
  );
  return { endpoints: new Set(known), cases: new Set(names) };
}
