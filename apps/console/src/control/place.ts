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

/** Where a tester is: which section, in which world. All of it is in the address. */
export interface Place {
  readonly section: Section;
  readonly world: string;
}

/**
 * Reads an address; a missing or wrong part becomes the first section or `home`, the world that the portal in this
 * browser is in.
 */
export function parsePlace(pathname: string, search: string, home = DEFAULT_WORLD): Place {
  const named = pathname.slice(BASE.length).replaceAll('/', '');
  const world = new URLSearchParams(search).get('world') ?? '';
  return {
    section: SECTIONS.find((one) => one === named) ?? SECTIONS[0],
    world: isWorldName(world) ? world : home,
  };
}

/** The address of a place; the default world is named only where an address without a world leads to another. */
export function formatPlace({ section, world }: Place, home = DEFAULT_WORLD): string {
  const isPlain = world === DEFAULT_WORLD && home === DEFAULT_WORLD;
  return `${BASE}/${section}${isPlain ? '' : `?world=${encodeURIComponent(world)}`}`;
}
