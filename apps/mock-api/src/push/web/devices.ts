import { hash } from 'node:crypto';
import { PUSH_KINDS } from '@coop/contracts/member/access/push';
import type { PushDevice, PushSetting } from '../../world/state/kinds/push-facts.ts';
import type { World } from '../../world/world.ts';

/** Devices that a member may have; the oldest gives way. */
const MOST_DEVICES = 10;

/** Everything, but not at night, and without amounts. */
const AT_FIRST: PushSetting = {
  kinds: PUSH_KINDS,
  quietFrom: '21:00',
  quietTo: '07:00',
  showAmounts: false,
};

export const settingOf = ({ overlay }: World, subject: string): PushSetting =>
  overlay.latest('push-setting', subject) ?? AT_FIRST;

/** Names a subscription towards its member; the browser makes the same of what it has. */
export const deviceId = (endpoint: string): string =>
  hash('sha256', endpoint, 'base64url').slice(0, 22);

/** A member's devices, oldest first. */
export const devicesOf = ({ overlay }: World, subject: string): readonly PushDevice[] =>
  overlay.latest('push-devices', subject)?.devices ?? [];

/** Members of whom there is a fact of a kind that is kept once. */
export const subjectsOf = ({ overlay }: World, wanted: 'push-devices' | 'push-sent'): string[] =>
  overlay.dump().flatMap(({ kind, subject }) => (kind === wanted ? [subject] : []));

/** Members who have a device. */
export const subscribers = (world: World): string[] =>
  subjectsOf(world, 'push-devices').filter((subject) => devicesOf(world, subject).length > 0);

function keep(world: World, subject: string, devices: readonly PushDevice[]): void {
  const at = world.clock.now();
  world.overlay.append({ at, kind: 'push-devices', subject, value: { devices } });
}

/** Ends those of a member's devices that fit. Nothing is written where none does. */
export function endDevices(
  world: World,
  subject: string,
  isOver: (device: PushDevice) => boolean,
): void {
  const devices = devicesOf(world, subject);
  const left = devices.filter((one) => !isOver(one));
  if (left.length < devices.length) keep(world, subject, left);
}

/** Adds a device, or renews one that is known. A browser is told for one member only: whoever asked last. */
export function addDevice(world: World, subject: string, device: Omit<PushDevice, 'since'>): void {
  for (const other of subscribers(world)) {
    if (other !== subject) endDevices(world, other, ({ id }) => id === device.id);
  }
  const at = world.clock.now();
  const devices = devicesOf(world, subject);
  const since = devices.find(({ id }) => id === device.id)?.since ?? at;
  const others = devices.filter(({ id }) => id !== device.id);
  keep(world, subject, [...others, { ...device, since }].slice(-MOST_DEVICES));
}
