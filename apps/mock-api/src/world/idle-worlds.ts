import type { FactKind } from './state/kinds/fact-values.ts';
import type { World } from './world.ts';

/** A world unused for this long is dropped when another one is created. */
const IDLE_MS = 2 * 60 * 60_000;
/**
 * Anybody can create worlds by naming them, so their number is limited. Worlds are dropped in this order: one in which
 * nobody is signed in and nothing was done, then one in which nobody is signed in; among these one from the address
 * that made the most, so that whoever signs in to a thousand pushes out their own; then the one unused longest.
 */
export const MOST_WORLDS = 1_000;

interface Entry {
  readonly usedAt: number;
  readonly world: World;
  /** Address that made it; '' for testers and the process itself. */
  readonly maker: string;
}

type Used = ReadonlyMap<string, Entry>;

/** Facts about signing in, which do not count as work. */
const SIGN_INS: readonly FactKind[] = ['signed-in', 'device'];

/** Rates how much would be lost with a world. */
export function worthOf({ sessions, overlay, clock, faults }: World): number {
  if (sessions.dump(clock.now()).length > 0) return 2;
  if (faults.list().length > 0) return 1;
  return overlay.dump().some(({ kind }) => !SIGN_INS.includes(kind)) ? 1 : 0;
}

function countByMaker(worlds: Used): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { maker } of worlds.values()) {
    if (maker !== '') counts.set(maker, (counts.get(maker) ?? 0) + 1);
  }
  return counts;
}

/** Returns the names of the worlds to drop for a new one; never `stays`. */
export function overdueOf(worlds: Used, now: number, stays: string): string[] {
  const others = [...worlds].filter(([name]) => name !== stays);
  const idle = others.filter(([, { usedAt }]) => now - usedAt > IDLE_MS).map(([name]) => name);
  if (idle.length > 0 || worlds.size < MOST_WORLDS) return idle;
  const made = countByMaker(worlds);
  const worth = others.map(([name, { usedAt, world, maker }]) => ({
    name,
    usedAt,
    worth: worthOf(world),
    made: made.get(maker) ?? 0,
  }));
  const [leastWorth] = worth.toSorted(
    (a, b) => a.worth - b.worth || b.made - a.made || a.usedAt - b.usedAt,
  );
  return leastWorth ? [leastWorth.name] : [];
}
