import { randomUUID } from 'node:crypto';
import { type Aside, openAside } from '../call/aside.ts';
import { openBotPurse } from '../call/bot-tokens.ts';
import type { Session } from '../call/browser.ts';
import { byLawsAt } from '../call/by-laws.ts';
import { CannotRun } from '../call/cannot-run.ts';
import { openClock } from '../call/clock.ts';
import { type Control, findControl } from '../call/control.ts';
import type { Placeholder } from '../call/curl.ts';
import type { Gathered } from '../call/gathering.ts';
import { type Operation, selectOperations } from '../call/operation.ts';
import type { Options } from '../call/options.ts';
import { openWire } from '../call/wire.ts';
import type { Who } from '../cases/case.ts';
import { gather } from '../people/gather.ts';
import { signInAll } from '../people/people.ts';
import { openRenewal, type RenewalInWorld } from '../people/renew.ts';
import { judgeTokens } from '../people/tokens.ts';
import { judgeCsrf } from '../probe/csrf.ts';
import { type Log, openLog } from '../probe/log.ts';
import { openProbe, type Probe } from '../probe/probe.ts';
import { judgeSlowness, noteSpeed } from '../probe/slowness.ts';
import { exercise } from './exercise.ts';
import { exerciseSignedInAnew } from './signed-in-anew.ts';
import { walkMoney, walkTogether } from './walk.ts';

/** Exchanges of one pass over the endpoints. */
export interface Once {
  readonly isMock: boolean;
  /** Backend behind a mock that proxies calls. */
  readonly behind: string | undefined;
  readonly operations: readonly Operation[];
  readonly log: Log;
}

/** Numbers that identify a person: contracts, accounts, letters, requests. */
const IS_NUMBER = /(_no|_id|^id)$/;

/** Returns placeholders for the numbers in a person's lists, named after their fields. */
function learnt(gathered: Gathered): Placeholder[] {
  return [...gathered].flatMap(([name, values]) =>
    IS_NUMBER.test(name)
      ? [...values]
          .filter((value) => typeof value === 'string')
          .map((value) => ({ value, variable: name.toUpperCase() }))
      : [],
  );
}

function placeholdersOf(options: Options, credentials: Map<Who, Session>) {
  const fixed: Placeholder[] = [
    { value: options.password, variable: 'PASSWORD' },
    { value: options.otherPassword, variable: 'PASSWORD' },
    { value: options.agencyPassword, variable: 'PASSWORD' },
    ...options.botTokens.words.map((value) => ({ value, variable: 'BOT_TOKEN' })),
    ...[options.writeMember ?? [], options.money].flat().flatMap(({ no, password }) => [
      { value: password, variable: 'PASSWORD' },
      { value: no, variable: 'MEMBER' },
    ]),
    { value: options.member, variable: 'MEMBER' },
    { value: options.otherMember, variable: 'OTHER_MEMBER' },
    { value: options.agency, variable: 'AGENCY' },
  ];
  const tokens = [...credentials.values()].flatMap(({ bearer }) =>
    bearer === undefined ? [] : [{ value: bearer, variable: 'TOKEN' }],
  );
  return [...tokens, ...fixed];
}

/** Reads the values in a person's lists once, and masks them in the report. */
function rememberGathered(probe: Probe, options: Options, numbers: Placeholder[]) {
  const kept = new Map<Who, Promise<Gathered>>();
  return (who: Who) => {
    const known = kept.get(who);
    if (known) return known;
    const found = gather(who, probe, options.paths).then((gathered) => {
      numbers.push(...learnt(gathered));
      return gathered;
    });
    kept.set(who, found);
    return found;
  };
}

/** Parts of a run, in the order of `turnOf`. */
const PARTS = [
  'reading',
  'signing out',
  'writing',
  'what is counted as an attempt',
  'what anybody may try',
];

/** Says what a run is about to do. */
export type Tell = (what: string) => void;

/**
 * Orders the endpoints: reading ones, logout, writing ones, those with counted attempts; last those that anybody may
 * try, such as signing in, because a person may have to sign in again before they use up its limits.
 */
function turnOf({ endpoint: { lifecycle, changes, isAttempt, session } }: Operation): number {
  if (lifecycle === 'logout') return 1;
  if (isAttempt) return session === 'none' ? 4 : 3;
  return changes ? 2 : 0;
}

/** A mock that proxies calls has a backend with real people behind it and must not be treated as a plain mock. */
function guardTarget({ target }: Options, behind: string | undefined): void {
  if (target !== 'mock' || behind === undefined) return;
  throw new CannotRun(
    `this mock proxies calls to ${behind}; leave --target mock out, or switch the world to mock first`,
  );
}

/** Makes a world of the run's own: a new one, or a copy of the named one. */
async function makeWorld(control: Control, named: string | undefined): Promise<string> {
  const made = `contract-${randomUUID()}`;
  if (named === undefined) return made;
  await control.snapshot(named, made);
  await control.restore(made, made);
  await control.forget(made);
  return made;
}

/**
 * Prepares the place of the run: a world that can be restored on a mock, else the backend as it is. A fresh world is not
 * the named one but its copy, where nobody has asked yet.
 */
async function arrive(options: Options, isFresh: boolean) {
  const found = options.target === 'backend' ? undefined : await findControl(options.baseUrl);
  const proxied = found && options.world ? await found.proxiesTo(options.world) : undefined;
  const isOwn = !options.world || (isFresh && proxied === undefined);
  const made = found && isOwn ? await makeWorld(found, options.world) : undefined;
  const world = made ?? options.world;
  const behind = proxied ?? (found && made ? await found.proxiesTo(made) : undefined);
  guardTarget(options, behind);
  const wire = await openWire({ ...options, world });
  const control = behind === undefined ? found : undefined;
  const leave = async () => {
    if (made !== undefined) await found?.delete(made);
  };
  const worldsNow = control && world !== undefined ? await control.now(world) : undefined;
  const clock = openClock(options.today, worldsNow);
  const isMock = control !== undefined || (options.target === 'mock' && behind === undefined);
  const byLaws = await byLawsAt(options.baseUrl, options.timeoutMs);
  return { control, world, wire, behind, leave, isMock, clock, byLaws };
}

/** Snapshots a mock's world, to restore it and to copy it to a second world: anew once somebody had to sign in again. */
async function keepState(place: Awaited<ReturnType<typeof arrive>>, renewal: RenewalInWorld) {
  const { control, world, wire } = place;
  const nothing = async () => {};
  if (!control || world === undefined)
    return { aside: undefined, restore: nothing, leave: place.leave };
  const snapshot = `contract-${randomUUID()}`;
  await control.snapshot(world, snapshot);
  const aside = openAside(control, wire, snapshot);
  const restore = async () => {
    await control.restore(world, snapshot);
    if (await renewal.anew()) await control.snapshot(world, snapshot);
    await aside.restore();
  };
  const leave = async () => {
    await control.restore(world, snapshot);
    await aside.close();
    await control.forget(snapshot);
    await place.leave();
  };
  return { aside, restore, leave };
}

const ownersOf = (options: Options): ReadonlyMap<Who, string> =>
  new Map([
    ['member', options.member],
    ['other', options.otherMember],
    ['membergroup', options.agency],
  ]);

/** Runs every selected endpoint and judges each answer by itself. */
export async function runOnce(options: Options, tell: Tell, isFresh = false): Promise<Once> {
  const { replay } = options;
  const selected = selectOperations(options.only, options.paths);
  const operations = selected.filter(({ key }) => replay?.endpoints.has(key) ?? true);
  const place = await arrive(options, isFresh);
  const { wire, control, isMock, behind } = place;
  const log = openLog();
  const credentials = new Map<Who, Session>();
  const numbers: Placeholder[] = [];
  let aside: Aside | undefined;
  let renewal: RenewalInWorld | undefined;
  const botPurse = openBotPurse(options.botTokens);
  const probe = openProbe({
    wire,
    baseUrl: options.baseUrl,
    paths: options.paths,
    log,
    credentials,
    owners: ownersOf(options),
    clock: place.clock,
    byLaws: place.byLaws,
    botPurse,
    renewal: () => renewal,
    maxWaitSeconds: options.maxWaitSeconds,
    aside: () => aside?.send,
    placeholders: () => [...placeholdersOf(options, credentials), ...numbers],
  });
  const signing = { options, operations: selected, probe, wire, control, credentials };
  tell('signing in');
  const people = await signInAll(signing);
  renewal = openRenewal(options, probe, credentials);
  const state = await keepState(place, renewal);
  aside = state.aside;
  const gatheredOf = rememberGathered(probe, options, numbers);
  try {
    const inOrder = operations.toSorted((a, b) => turnOf(a) - turnOf(b));
    const { restore } = state;
    const { byLaws, world } = place;
    const setting = { ...signing, people, isMock, gatheredOf, restore, byLaws, world };
    // What answers say together is only known once all are there.
    if (replay?.together ?? true) {
      tell('everything of each person in one go');
      await walkTogether(setting);
      await walkMoney(setting);
    }
    await exerciseSignedInAnew(operations, setting);
    for (const [turn, all] of Map.groupBy(inOrder, turnOf)) {
      tell(`${PARTS[turn]} (${all.length} of ${inOrder.length} operations)`);
      for (const operation of all) {
        log.turn = operation.key;
        await exercise(operation, setting);
      }
    }
    judgeCsrf(log, wire);
    judgeTokens(probe);
    judgeSlowness(log, options.maxMs);
    noteSpeed(log);
    for (const endpoint of botPurse.missed)
      log.skipped.push({ endpoint, what: 'cases', why: botPurse.why(), cases: 1 });
  } finally {
    await state.leave();
  }
  return { isMock, behind, operations, log };
}
