/** Base of every address of the console. */
const BASE = '/__console';
export const DEFAULT_WORLD = 'default';

/** The sections by their name in the address, in the order of the menu. */
export const SECTIONS = {
  people: 'เข้าใช้เป็นสมาชิก',
  worlds: 'โลกจำลอง',
  time: 'เดินเวลา',
  collection: 'เงิน: หน่วยงานนำส่ง',
  desk: 'เงิน: เคาน์เตอร์และเจ้าหน้าที่',
  faults: 'ใส่ข้อผิดพลาด',
  scenarios: 'สถานการณ์เป็นขั้น',
  quirks: 'นิสัยของ backend',
  backend: 'ต่อกับ backend จริง',
  journal: 'บันทึกการเรียก',
  sessions: 'session และรหัส OTP',
  notifications: 'การแจ้งเตือน',
  push: 'การเชื่อมต่อ push',
  capsule: 'แคปซูลบั๊ก',
} as const;
export type Section = keyof typeof SECTIONS;
export const sectionNames = Object.keys(SECTIONS) as Section[];

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
    section: sectionNames.find((sectionName) => sectionName === named) ?? 'people',
    world: isWorldName(world) ? world : home,
  };
}

/** Returns the address of a place; the default world is named only where another one would be assumed. */
export function formatPlace({ section, world }: Place, home = DEFAULT_WORLD): string {
  const isPlain = world === DEFAULT_WORLD && home === DEFAULT_WORLD;
  return `${BASE}/${section}${isPlain ? '' : `?world=${encodeURIComponent(world)}`}`;
}
