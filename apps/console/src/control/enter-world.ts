import { cookieValue, writeCookie } from './cookies.ts';
import { DEFAULT_WORLD, isWorldName } from './place.ts';

/** Returns the world that the portal in this browser is in. */
export function enteredWorld(): string {
  const name = cookieValue('mock_world') ?? '';
  return isWorldName(name) ? name : DEFAULT_WORLD;
}

/** Puts the portal in this browser into a world: the mock reads the name from this cookie. */
export function enterWorld(world: string): void {
  writeCookie(`mock_world=${world}; path=/; SameSite=Lax`);
}
