import { DESKTOP_NOTIFY, type DesktopNotify } from '@coop/contracts/member/notification';
import type { World } from '../world/world.ts';
import { hubOf } from './hubs.ts';

/** Channel of the demo: the cooperative's code. */
export const DEMO_CHANNEL = 'coop-demo';

/** Tells everyone connected in a world, and keeps it for who is away. Answers how many heard it. */
export function announce(world: World, note: DesktopNotify, channel = DEMO_CHANNEL): number {
  const { title, body, url } = note;
  const value = { title, body, url };
  world.overlay.append({ at: world.clock.now(), kind: 'notification', subject: 'all', value });
  return hubOf(world).publish(channel, DESKTOP_NOTIFY, JSON.stringify(value));
}
