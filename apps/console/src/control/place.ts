/** Base of every address of the console. */
const BASE = '/__console';
export const DEFAULT_WORLD = 'default';

export const SECTIONS = [
  'people',
  'worlds',
  'time',
  'collection',
  'desk',
  'faults',
  'scenarios',
  'quirks',
  'backend',
  'journal',
  'sessions',
  'notifications',
  'push',
  'capsule',
] as const;
export type Section = (typeof SECTIONS)[number];

export const isWorldName = (name: string): boolean => /^[\w-]{1,64}$/.test(name);

/** Section and world that the console shows; all of it is in the address. */
export interface Place {
  readonly section: Section;
  readonly world: string;
}

/** Parses an address; wrong parts become the first section or `home`, the world of this browser's portal. */
export function parsePlace(pathname: string, search: string, home = DEFAULT_WORLD): Place {
  const named = pathname.slice(BASE.length).replaceAll('/', '');
  const world = new URLSearchParams(search).get('world') ?? '';
  return {
    section: SECTIONS.find((one) => one === named) ?? SECTIONS[0],
    world: isWorldName(world) ? world : home,
  };
}

/** Returns the address of a place; the default world is named only where another one would be assumed. */
export function formatPlace({ section, world }: Place, home = DEFAULT_WORLD): string {
  const isPlain = world === DEFAULT_WORLD && home === DEFAULT_WORLD;
  return `${BASE}/${section}${isPlain ? '' : `?world=${encodeURIComponent(world)}`}`;
}
