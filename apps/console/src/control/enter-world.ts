/** Puts this browser's portal into a world: the mock reads the name from this cookie. */
export function enterWorld(world: string): void {
  document.cookie = `mock_world=${world}; path=/; SameSite=Lax`;
}
