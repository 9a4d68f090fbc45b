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
  'quirks',
  'backend',
  'journal',
  'sessions',
  'notifications',
  'push',
  'capsule',
] as const;
export type Section = (typeof SECTIONS)[number];

/** Where a tester is: which section, in which world. All of it is in the address. */
export interface Place {
  readonly section: Section;
  readonly world: string;
}

/** Reads an address; a missing or wrong part becomes the first section or the default world. */
export function parsePlace(pathname: string, search: string): Place {
  const named = pathname.slice(BASE.length).replaceAll('/', '');
  const world = new URLSearchParams(search).get('world') ?? '';
  return {
    section: SECTIONS.find((one) => one === named) ?? SECTIONS[0],
    world: /^[\w-]{1,64}$/.test(world) ? world : DEFAULT_WORLD,
  };
}

export function formatPlace({ section, world }: Place): string {
  return `${BASE}/${section}${world === DEFAULT_WORLD ? '' : `?world=${encodeURIComponent(world)}`}`;
}
