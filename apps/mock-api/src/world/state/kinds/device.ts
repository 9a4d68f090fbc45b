/** What a sign-in tells of a device: enough to know it again, too little to follow anybody. */
export interface Device {
  readonly kind: 'phone' | 'tablet' | 'computer' | 'unknown';
  /** `Android`, `iPhone`, `Windows`; '' where it is not known. */
  readonly system: string;
  readonly browser: string;
}

/** More of it says nothing that is read here. */
const LONGEST = 512;

/** All signs of the first row that fits; a system names those that it descends from, too. */
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

/** Any sign of the first row that fits: nearly every browser names Safari, many name Chrome, those of chats both. */
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

/** The device that calls itself so; every part that is not recognised is left open. */
export function readDevice(userAgent: string): Device {
  const said = userAgent.slice(0, LONGEST);
  const isSaid = (sign: string) => said.includes(sign);
  const [, system = '', kind = 'unknown'] = SYSTEMS.find(([all]) => all.every(isSaid)) ?? [];
  const [, browser = ''] = BROWSERS.find(([any]) => any.some(isSaid)) ?? [];
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

export const isSameDevice = (one: Device, other: Device): boolean =>
  deviceText(one) === deviceText(other);

/** An address with its last part hidden: the last number of IPv4, of IPv6 all but the network. */
export function addressArea(address: string): string {
  const plain = address.replace(/^::ffff:/i, '');
  if (plain.includes('.')) return `${plain.slice(0, plain.lastIndexOf('.'))}.xxx`;
  const groups = plain.split('::', 1)[0]?.split(':').slice(0, 3) ?? [];
  return groups[0] ? `${groups.join(':')}:xxx` : '';
}
