import { isDeepStrictEqual } from 'node:util';
import type { SnapshotStore } from '../world/state/store/snapshot-table.ts';
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
  let kept: Kept[] =
    store?.load().map((snapshot) => ({ ...snapshot, state: snapshot.state as WorldState })) ?? [];
  const drop = (isMeant: (item: Kept) => boolean): boolean => {
    const dropped = kept.filter(isMeant);
    kept = kept.filter((item) => !isMeant(item));
    for (const { world, name } of dropped) store?.remove(world, name);
    return dropped.length > 0;
  };
  return {
    take(world: string, name: string, state: WorldState): void {
      drop((item) => item.world === world && item.name === name);
      kept.push({ world, name, state: structuredClone(state) });
      store?.put(world, name, state);
      const oldest = kept[0];
      if (kept.length > KEPT) drop((item) => item === oldest);
    },
    get(world: string, name: string): WorldState | undefined {
      const found = kept.find((item) => item.world === world && item.name === name);
      return found && structuredClone(found.state);
    },
    /** Lists those of one world, or all; the latest last. */
    list: (world?: string): readonly SnapshotRow[] =>
      kept
        .filter((item) => world === undefined || item.world === world)
        .map((item) => ({
          world: item.world,
          name: item.name,
          now: item.state.now,
          facts: item.state.facts.length,
          sessions: item.state.sessions.length,
        })),
    /** Deletes one of a world, all of that name, or all of a world. Returns whether there were any. */
    delete: ({ world, name }: { readonly world?: string | undefined; readonly name?: string }) =>
      drop(
        (item) =>
          (world === undefined || item.world === world) &&
          (name === undefined || item.name === name),
      ),
  };
}

/** Named states of worlds. */
export type Snapshots = ReturnType<typeof createSnapshots>;

function without<T>(list: readonly T[], other: readonly T[]): T[] {
  return list.filter((item) => !other.some((two) => isDeepStrictEqual(item, two)));
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
