import type { Agency } from './agency.ts';
import type { BackendModes, BackendOptions, BackendState } from './backend-modes.ts';
import type { Billing } from './billing.ts';
import type { BotTokens } from './bot-tokens.ts';
import type { Breaches } from './breaches.ts';
import type { Clock } from './clock.ts';
import { createWorld } from './create-world.ts';
import { createShared } from './derived.ts';
import type { FaultRule, Faults } from './faults.ts';
import type { Journal } from './journal.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import { overdueOf } from './overdue.ts';
import type { Fact, FactStore, Overlay } from './overlay.ts';
import type { PushFaults, PushRule } from './push-faults.ts';
import type { Quirks } from './quirks.ts';
import type { Records } from './records.ts';
import type { KeptSession, Sessions } from './sessions.ts';
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
  /** Tells of every world that is dropped from now on. */
  listen(dropped: (world: World) => void): void;
}

export const DEFAULT_WORLD = 'default';

/** All the worlds of a process. What is derived from a seed and a day is shared between worlds that agree on them. */
export function createWorlds(options: WorldOptions): Worlds {
  const worlds = new Map<string, { world: World; usedAt: number }>();
  const shared = createShared();
  const listeners: ((world: World) => void)[] = [];
  const drop = (name: string): boolean => {
    const entry = worlds.get(name);
    if (!entry) return false;
    worlds.delete(name);
    for (const tell of listeners) tell(entry.world);
    return true;
  };
  return {
    seed: options.seed,
    population: options.population,
    backend: options.backend,
    get(name) {
      let entry = worlds.get(name);
      if (!entry) {
        for (const one of overdueOf(worlds, options.now(), DEFAULT_WORLD)) drop(one);
        entry = { world: createWorld(name, options, shared), usedAt: 0 };
        worlds.set(name, entry);
      }
      entry.usedAt = options.now();
      return entry.world;
    },
    has: (name) => worlds.has(name),
    list: () => [...worlds].map(([name, { usedAt, world }]) => ({ name, usedAt, world })),
    delete(name) {
      options.store?.replace(name, []);
      return drop(name);
    },
    listen: (dropped) => void listeners.push(dropped),
  };
}
