import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { WorldState } from './world/world.ts';
import type { Worlds } from './world/worlds.ts';

/** Writes every world into a file: facts, sessions, clock, faults. Only its owner may read it. */
export function writeWorlds(worlds: Worlds, file: string): void {
  const states = worlds.list().map(({ name, world }) => [name, world.dump()] as const);
  writeFileSync(file, JSON.stringify(Object.fromEntries(states)), { mode: 0o600 });
}

/**
 * Restores the worlds of a file if there is one. Throws if another version of the mock wrote it and it does not fit.
 */
export function readWorlds(worlds: Worlds, file: string): void {
  if (!existsSync(file)) return;
  const states: Record<string, WorldState> = JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, state] of Object.entries(states)) worlds.get(name).restore(state);
}
