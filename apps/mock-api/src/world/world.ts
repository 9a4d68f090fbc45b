import { isoOfDay } from '@coop/finance/calendar';
import { LRUCache } from 'lru-cache';
import type { Agency } from './agency.ts';
import type { Billing } from './billing.ts';
import { createBillings } from './billing-cache.ts';
import { type Clock, createClock, dayNumberToday, today } from './clock.ts';
import { createFaults, type Faults } from './faults.ts';
import { createOneTimeCodes, type OneTimeCodes } from './one-time-codes.ts';
import { createOverlay, type FactStore, type Overlay } from './overlay.ts';
import { deriveRecords, type Records } from './records.ts';
import { createSessions, type Sessions } from './sessions.ts';
import type { View } from './view.ts';

/** One isolated world: the same people as any other with its seed, but its own time, changes and sessions. */
export interface World {
  readonly name: string;
  readonly clock: Clock;
  readonly overlay: Overlay;
  readonly sessions: Sessions;
  readonly faults: Faults;
  readonly codes: OneTimeCodes;
  view(): View;
  /** Records of a member; derived once a day of the clock while they are in use. */
  records(no: number): Records;
  /** Remembers an answer that depends on nothing but the member's derived records. */
  derived<T extends object>(feature: string, no: number, build: (records: Records) => T): T;
  /** The bill of an agency; derived once a day of the clock while it is in use, others being served meanwhile. */
  billing(agency: Agency): Promise<Billing>;
}

export interface WorldOptions {
  readonly seed: string;
  readonly population: number;
  /** The machine's clock, or a test's. */
  readonly now: () => number;
  /** Where each new world's clock starts; the machine's time if absent. */
  readonly clockStart?: number;
  readonly store?: FactStore;
  /** Told of every one-time code, in place of a text message. */
  readonly announceCode?: (subject: string, code: string) => void;
}

export interface Worlds {
  readonly population: number;
  /** The world with this name, made now if there is none. */
  get(name: string): World;
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

/** All the worlds of a process. What is derived from a seed and a day is shared between worlds that agree on them. */
export function createWorlds(options: WorldOptions): Worlds {
  const worlds = new Map<string, World>();
  const records = new LRUCache<string, Records>({ maxSize: RECORD_ROWS, sizeCalculation: rowsOf });
  const answers = new LRUCache<string, object>({
    maxSize: ANSWER_CHARACTERS,
    sizeCalculation: (answer) => JSON.stringify(answer).length,
  });
  const billings = createBillings();

  const create = (name: string): World => {
    const clock = createClock(options.now, options.clockStart);
    const { seed, population } = options;
    const startedOn = today(clock);
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
    return {
      name,
      clock,
      overlay: createOverlay(name, options.store),
      sessions: createSessions(),
      faults: createFaults(),
      codes: createOneTimeCodes(options.announceCode),
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
  };
  return {
    population: options.population,
    get(name) {
      let world = worlds.get(name);
      if (!world) {
        world = create(name);
        worlds.set(name, world);
      }
      return world;
    },
  };
}
