/** Shows what a sign-in reveals of a device: enough to recognise it, too little to track anybody. */
export interface Device {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** `Android`, `iPhone`, `Windows`; '' if unknown. */
  readonly system: string;
  readonly browser: string;
}

/** Longer texts contain nothing more that is read here. */
const LONGEST = 512;

/** The first row whose signs all occur wins; a system also names those that it descends from. */
const SYSTEMS: readonly (readonly [signs: readonly string[], string, Device['kind']])[] = [
  [['iPhone'], 'iPhone', 'phone'],
  [['iPad'], 'iPad', 'tablet'],
  [['Android', 'Mobile'], 'Android', 'phone'],
  [['Android'], 'Android', 'tablet'],
  [['Windows'], 'Windows', 'computer'],
  [['CrOS'], 'ChromeOS', 'computer'],
  [['Macintosh'], 'Mac', 'computer'],
  [['Linux'], 'Linux', 'computer'],
];

/** The first row with any sign wins: nearly every browser names Safari, many name Chrome, those of chats both. */
const BROWSERS: readonly (readonly [signs: readonly string[], string])[] = [
  [[' Line/'], 'LINE'],
  [['FBAN/', 'FBAV/'], 'Facebook'],
  [[' Edg/', ' EdgA/', ' EdgiOS/'], 'Edge'],
  [[' OPR/'], 'Opera'],
  [[' SamsungBrowser/'], 'Samsung Internet'],
  [[' Firefox/', ' FxiOS/'], 'Firefox'],
  [[' Chrome/', ' CriOS/'], 'Chrome'],
  [[' Safari/'], 'Safari'],
];

/** Systems that Safari runs on; elsewhere its name tells of an engine, and the browser is another. */
const APPLE: ReadonlySet<string> = new Set(['iPhone', 'iPad', 'Mac']);

/** Parses a user agent; every part that is not recognised stays empty. */
export function readDevice(userAgent: string): Device {
  const agent = userAgent.slice(0, LONGEST);
  const isSaid = (sign: string) => agent.includes(sign);
  const [, system = '', kind = 'unknown'] = SYSTEMS.find(([all]) => all.every(isSaid)) ?? [];
  const [, named = ''] = BROWSERS.find(([any]) => any.some(isSaid)) ?? [];
  const browser = named === 'Safari' && !APPLE.has(system) ? '' : named;
  return { kind, system, browser };
}

const KINDS = {
  phone: 'โทรศัพท์',
  tablet: 'แท็บเล็ต',
  computer: 'คอมพิวเตอร์',
  unknown: 'อุปกรณ์ที่ไม่ทราบชนิด',
} as const;

/** `โทรศัพท์ Android` */
export const deviceName = ({ kind, system }: Device): string =>
  system === '' ? KINDS[kind] : `${KINDS[kind]} ${system}`;

/** `โทรศัพท์ Android · Chrome` */
export const deviceText = (device: Device): string =>
  device.browser === '' ? deviceName(device) : `${deviceName(device)} · ${device.browser}`;

export const isSameDevice = (device: Device, other: Device): boolean =>
  deviceText(device) === deviceText(other);

/** Returns an address with its last part hidden: the last number of IPv4, everything but the network of IPv6. */
export function addressArea(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain.includes('.')) return `${plain.slice(0, plain.lastIndexOf('.'))}.xxx`;
  const groups = plain.split('::', 1)[0]?.split(':').slice(0, 3) ?? [];
  return groups[0] ? `${groups.join(':')}:xxx` : '';
}
