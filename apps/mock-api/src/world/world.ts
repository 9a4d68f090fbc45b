import { isoOfDay } from '@coop/finance/calendar';
import { LRUCache } from 'lru-cache';
import type { Agency } from './agency.ts';
import {
  type BackendModes,
  type BackendOptions,
  type BackendState,
  createBackendModes,
} from './backend-modes.ts';
import type { Billing } from './billing.ts';
import { createBillings } from './billing-cache.ts';
import { type BotTokens, createBotTokens } from './bot-tokens.ts';
import { type Breaches, createBreaches } from './breaches.ts';
import { type Clock, createClock, dayNumberToday, today } from './clock.ts';
import { createFaults, type FaultRule, type Faults } from './faults.ts';
import { createJournal, type Journal } from './journal.ts';
import { createOneTimeCodes, type OneTimeCodes } from './one-time-codes.ts';
import { overdueOf } from './overdue.ts';
import { createOverlay, type Fact, type FactStore, type Overlay } from './overlay.ts';
import { createPushFaults, type PushFaults, type PushRule } from './push-faults.ts';
import type { Quirks } from './quirks.ts';
import { deriveRecords, type Records } from './records.ts';
import { createSessions, type KeptSession, type Sessions } from './sessions.ts';
import type { View } from './view.ts';

/** One isolated world: the same people as any other with its seed, but its own time, changes and sessions. */
export interface World {
  readonly name: string;
  readonly clock: Clock;
  readonly overlay: Overlay;
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly pushFaults: PushFaults;
  readonly codes: OneTimeCodes;
  readonly botTokens: BotTokens;
  /** Whether the fixed tokens of testers pass the bot check. */
  readonly testTokens: boolean;
  readonly journal: Journal;
  /** Which calls go on to a real backend. */
  readonly backend: BackendModes;
  /** Where that backend’s answers break the contract. */
  readonly breaches: Breaches;
  quirks: Quirks;
  view(): View;
  /** Everything that makes this world differ from a new one, as plain data; restoring it puts it all back. */
  dump(): WorldState;
  restore(state: WorldState): void;
  /** Makes it new again: no changes, no sessions, no faults, the time it began with. */
  reset(): void;
  /** Records of a member; derived once a day of the clock while they are in use. */
  records(no: number): Records;
  /** Remembers an answer that depends on nothing but the member's derived records. */
  derived<T extends object>(feature: string, no: number, build: (records: Records) => T): T;
  /** The bill of an agency; derived once a day of the clock while it is in use, others being served meanwhile. */
  billing(agency: Agency): Promise<Billing>;
}

/** A world's state, fit for JSON. Codes, bot-check tokens and connected sockets are not part of it. */
export interface WorldState {
  readonly startedOn: string;
  readonly now: number;
  readonly facts: readonly Fact[];
  readonly sessions: readonly KeptSession[];
  readonly faults: readonly FaultRule[];
  readonly pushFaults: readonly PushRule[];
  readonly quirks: Quirks;
  /** Not in files that older mocks have written. */
  readonly backend?: BackendState | undefined;
}

export interface WorldOptions {
  readonly seed: string;
  readonly population: number;
  /** The machine's clock, or a test's. */
  readonly now: () => number;
  /** Where each new world's clock starts; the machine's time if absent. */
  readonly clockStart?: number;
  readonly store?: FactStore;
  /** Lets the fixed tokens of testers pass the bot check. */
  readonly testTokens?: boolean;
  /** Told of every one-time code, in place of a text message. */
  readonly announceCode?: (subject: string, code: string) => void;
  /** A real backend that calls can go on to. */
  readonly backend?: BackendOptions;
}

export interface Worlds {
  readonly seed: string;
  readonly population: number;
  readonly backend: BackendOptions | undefined;
  /** The world with this name, made now if there is none. */
  get(name: string): World;
  has(name: string): boolean;
  /** Worlds in use, with the machine's time of their last use; looking at them is no use of them. */
  list(): readonly { name: string; usedAt: number; world: World }[];
  /** Drops a world and, unlike one that is idle, its facts on disk. */
  delete(name: string): boolean;
}

export const DEFAULT_WORLD = 'default';

/** What is kept derived at the most: the rows of some thirty members, a hundred and more answers (in characters of JSON). */
const RECORD_ROWS = 8_000;
const ANSWER_CHARACTERS = 3_000_000;

function rowsOf({ shares, loans, deposits }: Records): number {
  const loanRows = loans.reduce((sum, one) => sum + one.bills.length, 0);
  return (
    shares.entries.length + loanRows + deposits.reduce((sum, one) => sum + one.entries.length, 1)
  );
}

/** What nobody has done yet in a new world. */
const NOTHING_DONE = { facts: [], sessions: [], faults: [], pushFaults: [], quirks: {} } as const;

/** All the worlds of a process. What is derived from a seed and a day is shared between worlds that agree on them. */
export function createWorlds(options: WorldOptions): Worlds {
  const worlds = new Map<string, { world: World; usedAt: number }>();
  const records = new LRUCache<string, Records>({ maxSize: RECORD_ROWS, sizeCalculation: rowsOf });
  const answers = new LRUCache<string, object>({
    maxSize: ANSWER_CHARACTERS,
    sizeCalculation: (answer) => JSON.stringify(answer).length,
  });
  const billings = createBillings();

  const create = (name: string): World => {
    const clock = createClock(options.now, options.clockStart);
    const { seed, population } = options;
    const began = clock.now() - options.now();
    let startedOn = today(clock);
    let view: View | undefined;
    let viewedOn = Number.NaN;
    let key = '';
    const currentView = () => {
      const day = dayNumberToday(clock);
      if (!view || day !== viewedOn) {
        view = { seed, population, startedOn, asOf: isoOfDay(day - 1) };
        viewedOn = day;
        key = `${startedOn}/${view.asOf}`;
      }
      return view;
    };
    const recordsOf = (no: number) => {
      const now = currentView();
      const at = `${key}/${no}`;
      let found = records.get(at);
      if (!found) {
        found = deriveRecords(now, no);
        records.set(at, found);
      }
      return found;
    };
    const overlay = createOverlay(name, options.store);
    const [sessions, faults, journal] = [createSessions(), createFaults(), createJournal()];
    const [pushFaults, botTokens] = [createPushFaults(), createBotTokens()];
    const codes = createOneTimeCodes(options.announceCode);
    const backend = createBackendModes(options.backend?.mode);
    const restore = (state: Omit<WorldState, 'startedOn'> & { startedOn?: string }) => {
      clock.set(state.now);
      startedOn = state.startedOn ?? today(clock);
      view = undefined;
      overlay.restore(state.facts);
      sessions.restore(state.sessions);
      faults.restore(state.faults);
      pushFaults.restore(state.pushFaults);
      codes.clear();
      botTokens.clear();
      backend.restore(state.backend);
      world.quirks = state.quirks;
    };
    const world: World = {
      name,
      clock,
      overlay,
      sessions,
      faults,
      pushFaults,
      codes,
      botTokens,
      testTokens: options.testTokens ?? false,
      journal,
      backend,
      breaches: createBreaches(),
      quirks: {},
      dump: () => ({
        startedOn,
        now: clock.now(),
        facts: [...overlay.dump()],
        sessions: sessions.dump(clock.now()),
        faults: faults.list().map((one) => ({ ...one })),
        pushFaults: pushFaults.list().map((one) => ({ ...one })),
        quirks: world.quirks,
        backend: backend.state(),
      }),
      restore,
      reset: () => restore({ now: options.now() + began, ...NOTHING_DONE }),
      view: currentView,
      records: recordsOf,
      derived<T extends object>(feature: string, no: number, build: (records: Records) => T) {
        currentView();
        const at = `${key}/${feature}/${no}`;
        // The feature's name stands for its type: each has one builder.
        let found = answers.get(at) as T | undefined;
        if (!found) {
          found = build(recordsOf(no));
          answers.set(at, found);
        }
        return found;
      },
      billing: (agency) => billings(currentView(), agency, key),
    };
    return world;
  };
  return {
    seed: options.seed,
    population: options.population,
    backend: options.backend,
    get(name) {
      let entry = worlds.get(name);
      if (!entry) {
        for (const one of overdueOf(worlds, options.now(), DEFAULT_WORLD)) worlds.delete(one);
        entry = { world: create(name), usedAt: 0 };
        worlds.set(name, entry);
      }
      entry.usedAt = options.now();
      return entry.world;
    },
    has: (name) => worlds.has(name),
    list: () => [...worlds].map(([name, { usedAt, world }]) => ({ name, usedAt, world })),
    delete(name) {
      options.store?.replace(name, []);
      return worlds.delete(name);
    },
  };
}
