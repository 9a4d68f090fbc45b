import { createHash, randomUUID } from 'node:crypto';
import { buildOpenApi } from '@coop/contracts/openapi';
import type { Who } from './cases/case.ts';
import type { Placeholder } from './curl.ts';
import { exercise } from './exercise.ts';
import { type Log, openLog } from './log.ts';
import { changesRecords, type Operation, selectOperations } from './operation.ts';
import type { Options } from './options.ts';
import { openProbe } from './probe.ts';
import { findControl } from './target/control.ts';
import { gather } from './target/gather.ts';
import type { Harvest } from './target/harvest.ts';
import { signInAll } from './target/people.ts';
import { openWire } from './target/wire.ts';

/** A finished run: what was asked of whom, and everything that was seen. */
export interface Run {
  readonly options: Options;
  readonly isMock: boolean;
  readonly operations: readonly Operation[];
  readonly log: Log;
  /** First digits of the contract's hash: two reports with the same one judged by the same contract. */
  readonly contract: string;
  readonly startedAt: Date;
  readonly seconds: number;
}

/** Numbers that belong to somebody: of contracts, accounts, letters, requests. */
const IS_NUMBER = /(_no|_id|^id)$/;

/** Numbers learnt from somebody's lists stand in a report by the names of their fields. */
function learnt(harvest: Harvest): Placeholder[] {
  return [...harvest].flatMap(([name, values]) =>
    IS_NUMBER.test(name)
      ? [...values].map((value) => ({ value, variable: name.toUpperCase() }))
      : [],
  );
}

function placeholdersOf(options: Options, credentials: Map<Who, Record<string, string>>) {
  const fixed: Placeholder[] = [
    { value: options.password, variable: 'PASSWORD' },
    { value: options.otherPassword, variable: 'PASSWORD' },
    { value: options.agencyPassword, variable: 'PASSWORD' },
    { value: options.botToken, variable: 'BOT_TOKEN' },
    { value: options.member, variable: 'MEMBER' },
    { value: options.otherMember, variable: 'OTHER_MEMBER' },
    { value: options.agency, variable: 'AGENCY' },
  ];
  const tokens = [...credentials.values()].flatMap((headers) =>
    Object.values(headers).map((value) => ({
      value: value.replace(/^(Bearer |[\w-]+=)/, ''),
      variable: 'TOKEN',
    })),
  );
  return [...tokens, ...fixed];
}

function hashOfContract(): string {
  return createHash('sha256').update(JSON.stringify(buildOpenApi())).digest('hex').slice(0, 12);
}

/** Asks the backend everything and judges nothing but single answers. */
export async function run(options: Options): Promise<Run> {
  const startedAt = new Date();
  const operations = selectOperations(options.only, options.paths);
  const control = options.target === 'backend' ? undefined : await findControl(options.baseUrl);
  const isMock = control !== undefined || options.target === 'mock';
  const made = control && !options.world ? `contract-${randomUUID()}` : undefined;
  const world = options.world ?? made;
  const wire = await openWire({ ...options, world });
  const log = openLog();
  const credentials = new Map<Who, Record<string, string>>();
  const numbers: Placeholder[] = [];
  const probe = openProbe({
    wire,
    log,
    credentials,
    patienceSeconds: options.patienceSeconds,
    placeholders: () => [...placeholdersOf(options, credentials), ...numbers],
  });
  const people = await signInAll({ options, operations, probe, wire, control, credentials });

  const snapshot = `contract-${randomUUID()}`;
  if (control) await control.snapshot(world ?? 'default', snapshot);
  const harvests = new Map<Who, Promise<Harvest>>();
  const harvestOf = (who: Who) => {
    const known = harvests.get(who);
    if (known) return known;
    const found = gather(who, probe, options.paths).then((harvest) => {
      numbers.push(...learnt(harvest));
      return harvest;
    });
    harvests.set(who, found);
    return found;
  };
  const restore = async () => control?.restore(world ?? 'default', snapshot);
  try {
    const writesLast = operations.toSorted(
      (a, b) => Number(changesRecords(a.key)) - Number(changesRecords(b.key)),
    );
    for (const operation of writesLast) {
      await exercise(operation, { options, probe, people, isMock, harvestOf, restore });
    }
  } finally {
    await restore();
    await control?.forget(made, snapshot);
  }
  const seconds = (Date.now() - startedAt.getTime()) / 1_000;
  return { options, isMock, operations, log, contract: hashOfContract(), startedAt, seconds };
}
