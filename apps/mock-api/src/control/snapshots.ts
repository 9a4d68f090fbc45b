import { isDeepStrictEqual } from 'node:util';
import type { WorldState } from '../world/world.ts';

/** States of worlds kept by name; any world of the process can be restored from one. */
export interface Snapshots {
  take(name: string, state: WorldState): void;
  get(name: string): WorldState | undefined;
  list(): readonly { name: string; now: number; facts: number; sessions: number }[];
  delete(name: string): boolean;
}

const KEPT = 200;

export function createSnapshots(): Snapshots {
  const states = new Map<string, WorldState>();
  return {
    take(name, state) {
      states.delete(name);
      states.set(name, structuredClone(state));
      const [oldest] = states.keys();
      if (states.size > KEPT && oldest !== undefined) states.delete(oldest);
    },
    get(name) {
      const state = states.get(name);
      return state && structuredClone(state);
    },
    list: () =>
      [...states].map(([name, { now, facts, sessions }]) => ({
        name,
        now,
        facts: facts.length,
        sessions: sessions.length,
      })),
    delete: (name) => states.delete(name),
  };
}

/** The entries of a list that are not in the other one. */
function without<T>(list: readonly T[], other: readonly T[]): T[] {
  return list.filter((one) => !other.some((two) => isDeepStrictEqual(one, two)));
}

const idle = ({ sessions }: WorldState) =>
  sessions.map(([hash, { kind, subject }]) => ({ hash, kind, subject }));
const faultsOf = ({ faults }: WorldState) => faults.map(({ fault }) => fault);
const pushFaultsOf = ({ pushFaults }: WorldState) => pushFaults.map(({ fault }) => fault);

/** How one state differs from an earlier one. */
export function diffStates(before: WorldState, after: WorldState) {
  const compare = <T>(read: (state: WorldState) => readonly T[]) => ({
    added: without(read(after), read(before)),
    removed: without(read(before), read(after)),
  });
  const sessions = compare(idle);
  const named = ({ kind, subject }: { kind: string; subject: string }) => ({ kind, subject });
  return {
    clockMs: after.now - before.now,
    facts: compare((state) => state.facts),
    sessions: { added: sessions.added.map(named), removed: sessions.removed.map(named) },
    faults: compare(faultsOf),
    pushFaults: compare(pushFaultsOf),
    quirks: isDeepStrictEqual(before.quirks, after.quirks) ? undefined : after.quirks,
    backend: isDeepStrictEqual(before.backend, after.backend) ? undefined : after.backend,
  };
}
