import { isDeepStrictEqual } from 'node:util';
import type { SnapshotStore } from '../world/state/snapshot-table.ts';
import type { WorldState } from '../world/world.ts';

/** @public named by the published types of the control plane */
export interface SnapshotRow {
  readonly world: string;
  readonly name: string;
  readonly now: number;
  readonly facts: number;
  readonly sessions: number;
}

const KEPT = 200;

interface Kept {
  readonly world: string;
  readonly name: string;
  readonly state: WorldState;
}

/** Keeps the snapshots of a process; with a store they outlast it. */
export function createSnapshots(store?: SnapshotStore) {
  let kept: Kept[] = store?.load().map((one) => ({ ...one, state: one.state as WorldState })) ?? [];
  const drop = (isMeant: (one: Kept) => boolean): boolean => {
    const dropped = kept.filter(isMeant);
    kept = kept.filter((one) => !isMeant(one));
    for (const { world, name } of dropped) store?.remove(world, name);
    return dropped.length > 0;
  };
  return {
    take(world: string, name: string, state: WorldState): void {
      drop((one) => one.world === world && one.name === name);
      kept.push({ world, name, state: structuredClone(state) });
      store?.put(world, name, state);
      const oldest = kept[0];
      if (kept.length > KEPT) drop((one) => one === oldest);
    },
    get(world: string, name: string): WorldState | undefined {
      const found = kept.find((one) => one.world === world && one.name === name);
      return found && structuredClone(found.state);
    },
    /** Lists those of one world, or all; the latest last. */
    list: (world?: string): readonly SnapshotRow[] =>
      kept
        .filter((one) => world === undefined || one.world === world)
        .map((one) => ({
          world: one.world,
          name: one.name,
          now: one.state.now,
          facts: one.state.facts.length,
          sessions: one.state.sessions.length,
        })),
    /** Deletes one of a world, all of that name, or all of a world. Returns whether there were any. */
    delete: ({ world, name }: { readonly world?: string | undefined; readonly name?: string }) =>
      drop(
        (one) =>
          (world === undefined || one.world === world) && (name === undefined || one.name === name),
      ),
  };
}

/** Named states of worlds. */
export type Snapshots = ReturnType<typeof createSnapshots>;

function without<T>(list: readonly T[], other: readonly T[]): T[] {
  return list.filter((one) => !other.some((two) => isDeepStrictEqual(one, two)));
}

const idle = ({ sessions }: WorldState) =>
  sessions.map(([hash, { kind, subject }]) => ({ hash, kind, subject }));
const faultsOf = ({ faults }: WorldState) => faults.map(({ fault }) => fault);
const pushFaultsOf = ({ pushFaults }: WorldState) => pushFaults.map(({ fault }) => fault);

/** Returns how one state differs from an earlier one. */
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
