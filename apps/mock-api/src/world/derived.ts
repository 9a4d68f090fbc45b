import { createBillings } from '@coop/cooperative/agency/billing-cache';
import type { View } from '@coop/cooperative/chance/view';
import { memberFacts } from '@coop/cooperative/facts/member-facts';
import { type Clock, dayNumberToday, endOfDay, today } from '@coop/cooperative/moments';
import { deriveRecords, type Records } from '@coop/cooperative/money/records';
import { isoOfDay } from '@coop/finance/calendar';
import { LRUCache } from 'lru-cache';
import { createJournalRoom } from './simulation/journal-room.ts';
import type { Overlay } from './state/overlay.ts';
import type { World, WorldOptions } from './world.ts';

/** Limits of the caches: rows of about thirty members, and what these were answered. */
const RECORD_ROWS = 8_000;
const ANSWERS = 300;

function rowsOf({ shares, contracts, deposits, keps }: Records): number {
  const loanRows = contracts.reduce((sum, contract) => sum + contract.rows.length, 0);
  const depositRows = deposits.reduce((sum, deposit) => sum + deposit.entries.length, 1);
  return shares.entries.length + loanRows + depositRows + keps.size * 4;
}

/**
 * Creates the caches of derived records and the journals' budget, shared by a process's worlds of the same seed and
 * days.
 */
export function createShared() {
  return {
    records: new LRUCache<string, Records>({ maxSize: RECORD_ROWS, sizeCalculation: rowsOf }),
    answers: new LRUCache<string, object>({ max: ANSWERS }),
    billings: createBillings(),
    journals: createJournalRoom(),
  };
}

export type Shared = ReturnType<typeof createShared>;

export interface Derived
  extends Pick<World, 'view' | 'records' | 'recordsOn' | 'derived' | 'billing' | 'booksAt'> {
  readonly startedOn: string;
  /** Sets the day on which the world began; defaults to the clock's day. */
  startOn(day?: string): void;
}

/** Derives a world's records from its seed, the day it started on and the day its clock shows. */
export function createDerived(
  clock: Clock,
  overlay: Overlay,
  { seed, population }: Pick<WorldOptions, 'seed' | 'population'>,
  shared: Shared,
): Derived {
  let startedOn = today(clock);
  let current: View | undefined;
  let viewedOn = Number.NaN;
  let key = '';
  const view = () => {
    const day = dayNumberToday(clock);
    if (!current || day !== viewedOn) {
      current = { seed, population, startedOn, asOf: isoOfDay(day - 1) };
      viewedOn = day;
      key = `${startedOn}/${current.asOf}`;
    }
    return current;
  };
  /** Worlds in which nothing was done about a member share that member's records. */
  const keyOf = (no: number) => {
    const revision = overlay.revisions.ofMember(no);
    return revision === 0 ? `${key}/${no}` : `${key}/${no}/${overlay.generation}.${revision}`;
  };
  const records = (no: number) => {
    const now = view();
    const key = keyOf(no);
    let found = shared.records.get(key);
    if (!found) {
      found = deriveRecords(now, no, memberFacts(overlay, now, no));
      shared.records.set(key, found);
    }
    return found;
  };
  return {
    get startedOn() {
      return startedOn;
    },
    startOn(day = today(clock)) {
      startedOn = day;
      current = undefined;
    },
    view,
    records,
    recordsOn(no, asOf) {
      const then = { ...view(), asOf };
      return deriveRecords(then, no, memberFacts(overlay, then, no, clock.now()));
    },
    derived<T extends object>(
      feature: string,
      no: number,
      build: (records: Records) => T,
      others: readonly number[] = [],
    ) {
      view();
      const touched = others.filter((number) => overlay.revisions.ofMember(number) > 0);
      const key = `${feature}/${[no, ...touched].map(keyOf).join('+')}`;
      // The cast is safe because every feature name has one builder.
      let found = shared.answers.get(key) as T | undefined;
      if (!found) {
        found = build(records(no));
        shared.answers.set(key, found);
      }
      return found;
    },
    billing(agency) {
      const now = view();
      const { index } = agency;
      const moment = clock.now();
      // What is done today counts tomorrow, but for late records: a bill is derived once a day.
      const revision = overlay.revisions.ofAgency(index, endOfDay(now.asOf), moment);
      const fullKey = revision === '' ? key : `${key}/${overlay.generation}.${revision}`;
      const factsOf = (no: number) => memberFacts(overlay, now, no, undefined, moment);
      return shared.billings(now, agency, fullKey, factsOf, overlay.revisions.movedTo(index));
    },
    booksAt(moment) {
      const then = { now: () => moment };
      const derived = createDerived(then, overlay, { seed, population }, shared);
      derived.startOn(startedOn);
      return { ...derived, clock: then, overlay };
    },
  };
}
