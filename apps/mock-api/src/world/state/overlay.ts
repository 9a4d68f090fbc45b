import { dayOf, endOfDay } from '@coop/cooperative/moments';
import type { FactKind, FactValues } from './kinds/fact-values.ts';
import { createRevisions, movesMoney, type Revisions } from './revisions.ts';
import type { WorldTable } from './store/world-table.ts';

// A change, stored as a fact in a log and applied when records are read. Nothing is stored for a member before that.

export interface Fact<K extends FactKind = FactKind> {
  readonly at: number;
  readonly kind: K;
  readonly subject: string;
  readonly value: FactValues[K];
}

/** Number of facts about a subject, the last ones, that are read of a kind; earlier ones need not be kept. */
const READ: { readonly [K in FactKind]?: number } = {
  avatar: 1,
  'member-password': 1,
  'group-password': 1,
  'signed-in': 1,
  'push-devices': 1,
  'push-setting': 1,
  'push-told': 1,
  'push-sent': 1,
  // Strangers write these.
  'relative-refused': 20,
};

export const mostKept = ({ kind }: Fact): number | undefined => READ[kind];

/** Persistent storage of facts. `append` returns only when the fact is safe. */
export interface FactStore {
  load(world: string): Fact[];
  append(world: string, fact: Fact): void;
  replace(world: string, facts: readonly Fact[]): void;
  /** Keeps what else a world is; absent where only facts are kept. */
  readonly worlds?: WorldTable;
  /** Tells whether it outlives the process; worlds that nobody uses are dropped from one that does not. */
  readonly isLasting?: boolean;
}

export interface Overlay {
  append<K extends FactKind>(fact: Fact<K>): void;
  /** Returns the last fact of a kind about a subject. */
  latest<K extends FactKind>(kind: K, subject: string): FactValues[K] | undefined;
  /** Returns all facts of a kind about a subject, oldest first. */
  all<K extends FactKind>(kind: K, subject: string): readonly Fact<K>[];
  /** Returns those up to a moment in the order of the clock: a tester may have set it back since. */
  until<K extends FactKind>(kind: K, subject: string, moment: number): readonly Fact<K>[];
  /** Returns every fact that is kept, in order. */
  dump(): readonly Fact[];
  /** Calls back for every later fact. */
  listen(listener: (fact: Fact) => void): void;
  restore(facts: readonly Fact[]): void;
  readonly revisions: Revisions;
  /** Differs between overlays, and changes with every restore, so that caches cannot mix them up. */
  readonly generation: number;
}

let generations = 0;

const NONE: readonly Fact[] = [];

/**
 * Keeps the facts of one world in memory and, with a store, on disk before `append` returns. Who moves money after the
 * clock was set back begins another future: what moved money on later days is forgotten.
 * @param now the world's clock
 */
export function createOverlay(world: string, now: () => number, store?: FactStore): Overlay {
  const log = new Set<Fact>();
  const byKind = new Map<FactKind, Map<string, Fact[]>>();
  const listeners: ((fact: Fact) => void)[] = [];
  const revisions = createRevisions();
  generations += 1;
  let generation = generations;
  /** Moment when the last fact was recorded that moves money. */
  let newest = 0;
  const keep = (fact: Fact) => {
    log.add(fact);
    if (movesMoney(fact)) newest = Math.max(newest, fact.at);
    revisions.count(fact);
    const bySubject = byKind.get(fact.kind) ?? new Map<string, Fact[]>();
    byKind.set(fact.kind, bySubject);
    const facts = bySubject.get(fact.subject) ?? [];
    facts.push(fact);
    const limit = mostKept(fact) ?? Number.POSITIVE_INFINITY;
    for (const former of facts.splice(0, Math.max(0, facts.length - limit))) log.delete(former);
    bySubject.set(fact.subject, facts);
  };
  for (const fact of store?.load(world) ?? []) keep(fact);
  // Facts enter through `append` only, which ties each value to its kind.
  const all = <K extends FactKind>(kind: K, subject: string) =>
    (byKind.get(kind)?.get(subject) ?? NONE) as readonly Fact<K>[];
  const restore = (facts: readonly Fact[]) => {
    store?.replace(world, facts);
    log.clear();
    byKind.clear();
    revisions.clear();
    generations += 1;
    generation = generations;
    newest = 0;
    for (const fact of facts) keep(fact);
  };
  return {
    append(fact) {
      const tomorrow = endOfDay(dayOf(now()));
      if (movesMoney(fact) && newest >= tomorrow) {
        restore([...log].filter((other) => other.at < tomorrow || !movesMoney(other)));
      }
      store?.append(world, fact);
      keep(fact);
      for (const listener of listeners) listener(fact);
    },
    latest: (kind, subject) => all(kind, subject).at(-1)?.value,
    all,
    until: (kind, subject, moment) =>
      all(kind, subject)
        .filter(({ at }) => at <= moment)
        .sort((a, b) => a.at - b.at),
    dump: () => [...log],
    listen: (listener) => void listeners.push(listener),
    restore,
    revisions,
    get generation() {
      return generation;
    },
  };
}
