import { createWorld } from './create-world.ts';
import { createShared } from './derived.ts';
import { overdueOf } from './idle-worlds.ts';
import type { BackendOptions } from './rig/backend-modes.ts';
import type { World, WorldOptions } from './world.ts';

export interface Worlds {
  readonly seed: string;
  readonly population: number;
  readonly backend: BackendOptions | undefined;
  /** The world with this name, created if it does not exist. */
  get(name: string): World;
  has(name: string): boolean;
  /** Worlds in use, with the machine's time of their last use; listing does not count as use. */
  list(): readonly { name: string; usedAt: number; world: World }[];
  /** Deletes a world and its stored facts; an idle world that is dropped keeps those. */
  delete(name: string): boolean;
  /** Calls back for every world that is dropped from now on. */
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
    entry.world.journal.clear();
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
