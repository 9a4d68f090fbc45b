import { hash } from 'node:crypto';
import { PUSH_KINDS } from '@coop/contracts/member/access/push';
import type { PushDevice, PushSetting } from '../../world/state/kinds/push-facts.ts';
import { devicesOf, endDevices, keepDevices } from '../../world/state/push-devices.ts';
import type { World } from '../../world/world.ts';

/** Maximum number of devices per member; the oldest is removed. */
const MOST_DEVICES = 10;

/** Initial setting: everything, but not at night, and without amounts. */
const AT_FIRST: PushSetting = {
  kinds: PUSH_KINDS,
  quietFrom: '21:00',
  quietTo: '07:00',
  showAmounts: false,
};

export const settingOf = ({ overlay }: World, subject: string): PushSetting =>
  overlay.latest('push-setting', subject) ?? AT_FIRST;

/** Returns the id of a subscription; the browser computes the same. */
export const deviceId = (endpoint: string): string =>
  hash('sha256', endpoint, 'base64url').slice(0, 22);

/** Returns the members who have a fact of a kind of which only the last is kept. */
export const subjectsOf = ({ overlay }: World, wanted: 'push-devices' | 'push-sent'): string[] =>
  overlay.dump().flatMap(({ kind, subject }) => (kind === wanted ? [subject] : []));

/** Members who have a device. */
export const subscribers = (world: World): string[] =>
  subjectsOf(world, 'push-devices').filter((subject) => devicesOf(world, subject).length > 0);

/** Adds a device, or renews a known one. A browser gets the notices of one member only: the last to subscribe. */
export function addDevice(world: World, subject: string, device: Omit<PushDevice, 'since'>): void {
  for (const other of subscribers(world)) {
    if (other !== subject) endDevices(world, other, ({ id }) => id === device.id);
  }
  const now = world.clock.now();
  const devices = devicesOf(world, subject);
  const since = devices.find(({ id }) => id === device.id)?.since ?? now;
  const others = devices.filter(({ id }) => id !== device.id);
  keepDevices(world, subject, [...others, { ...device, since }].slice(-MOST_DEVICES));
}
