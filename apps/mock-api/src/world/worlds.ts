import { createWorld } from './create-world.ts';
import { createShared } from './derived.ts';
import { overdueOf, worthOf } from './idle-worlds.ts';
import { createLostWorlds } from './lost-worlds.ts';
import { createCounter } from './state/counter.ts';
import type { World, WorldOptions } from './world.ts';

export const DEFAULT_WORLD = 'default';
const HOUR = 60 * 60_000;

/** Thrown when an address has reached the hourly limit of new worlds. */
export class TooManyWorlds extends Error {
  readonly waitMs: number;

  constructor(waitMs: number) {
    super('too many new worlds');
    this.waitMs = waitMs;
  }
}

/** Creates the worlds of a process. Worlds of the same seed and day share what is derived from them. */
export function createWorlds(options: WorldOptions) {
  const worlds = new Map<string, { world: World; usedAt: number; maker: string }>();
  const made = createCounter(options.newWorldsAnHour ?? Number.POSITIVE_INFINITY, HOUR);
  const shared = createShared();
  const lost = createLostWorlds();
  const listeners: ((world: World) => void)[] = [];
  const drop = (name: string): boolean => {
    const entry = worlds.get(name);
    if (!entry) return false;
    worlds.delete(name);
    entry.world.journal.clear();
    for (const tell of listeners) tell(entry.world);
    return true;
  };
  const forget = (name: string) => {
    options.store?.replace(name, []);
    options.store?.worlds?.forget(name);
  };
  /** Drops a world for a new one; where a file keeps it, it goes on from there. */
  const makeRoom = (name: string) => {
    const world = worlds.get(name)?.world;
    world?.save();
    if (!options.store?.isLasting && world && worthOf(world) > 0) lost.add(name, options.now());
    drop(name);
    if (options.store?.isLasting === false) forget(name);
  };
  const countNew = (maker: string) => {
    const waitMs = made.wait(maker, options.now());
    if (waitMs > 0) throw new TooManyWorlds(waitMs);
    made.add(maker, options.now());
  };
  return {
    seed: options.seed,
    population: options.population,
    backend: options.backend,
    /**
     * Returns the world with this name, created if it does not exist. Throws `TooManyWorlds` if its maker, the requesting
     * address, has reached the hourly limit.
     */
    get(name: string, maker = ''): World {
      let entry = worlds.get(name);
      if (!entry) {
        if (name !== DEFAULT_WORLD && maker !== '') countNew(maker);
        for (const overdue of overdueOf(worlds, options.now(), DEFAULT_WORLD)) makeRoom(overdue);
        entry = { world: createWorld(name, options, shared), usedAt: 0, maker };
        worlds.set(name, entry);
        lost.tell(entry.world);
      }
      entry.usedAt = options.now();
      return entry.world;
    },
    has: (name: string) => worlds.has(name),
    /** Returns worlds in use, with the machine's time of their last use; listing does not count as use. */
    list: () => [...worlds].map(([name, { usedAt, world }]) => ({ name, usedAt, world })),
    /** Deletes a world and its stored facts, unlike dropping an idle one. */
    delete(name: string): boolean {
      forget(name);
      return drop(name);
    },
    /** Returns the characters that the journals of all worlds hold, and the most they may. */
    journalSize: shared.journals.size,
    /** Calls back for every world that is dropped from now on. */
    listen: (dropped: (world: World) => void) => void listeners.push(dropped),
  };
}

export type Worlds = ReturnType<typeof createWorlds>;
