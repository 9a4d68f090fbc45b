import { DEFAULT_WORLD, isWorldName } from './place.ts';

/** Returns the world that the portal in this browser is in. */
export function enteredWorld(): string {
  const [, name = ''] = /(?:^|; )mock_world=([^;]*)/.exec(document.cookie) ?? [];
  return isWorldName(name) ? name : DEFAULT_WORLD;
}

/** Puts the portal in this browser into a world: the mock reads the name from this cookie. */
export function enterWorld(world: string): void {
  document.cookie = `mock_world=${world}; path=/; SameSite=Lax`;
}
