import { createHash } from 'node:crypto';
import { buildOpenApi } from '@coop/contracts/openapi';
import type { HarFile } from '../call/har-file.ts';
import type { Options } from '../call/options.ts';
import { type Once, runOnce, type Tell } from './once.ts';
import { judgeRecording } from './recorded.ts';
import { repeat, type Unstable } from './repeat.ts';

let contractHash: string | undefined;

function hashOfContract(): string {
  contractHash ??= createHash('sha256').update(JSON.stringify(buildOpenApi())).digest('hex');
  return contractHash.slice(0, 12);
}

const recorded = (options: Options, har: HarFile) => ({
  isMock: false,
  behind: undefined,
  unstable: [],
  ...judgeRecording(har, options),
});

/** Runs every selected endpoint, and what drifted once more; the report draws the conclusions. */
export async function run(options: Options, tell: Tell = () => {}) {
  const startedAt = new Date();
  const found: Once & { readonly unstable: readonly Unstable[] } = options.har
    ? recorded(options, options.har)
    : await repeat(await runOnce(options, tell), options, tell);
  const seconds = (Date.now() - startedAt.getTime()) / 1_000;
  /** First digits of the contract's hash: reports with the same one were judged by the same contract. */
  const contract = hashOfContract();
  return { options, ...found, contract, startedAt, seconds };
}

export type Run = Awaited<ReturnType<typeof run>>;
