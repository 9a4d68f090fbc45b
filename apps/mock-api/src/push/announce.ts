import type { DesktopNotify } from '@coop/contracts/member/notification';
import { newsNotes, personalNotes } from '../world/requests/notes.ts';
import type { World } from '../world/world.ts';
import { hubOf } from './hubs.ts';
import { DEMO_CHANNEL, MEMBER_CHANNELS, notify } from './notify.ts';

/** Tells everyone connected in a world, and keeps it for who is away. Answers how many heard it. */
export function announce(world: World, note: DesktopNotify, channel = DEMO_CHANNEL): number {
  const { title, body, url } = note;
  const value = { title, body, url };
  world.overlay.append({ at: world.clock.now(), kind: 'notification', subject: 'all', value });
  return notify(hubOf(world), channel, note);
}

/** Tells what has come about since a moment of the world's clock that a tester has moved. */
export function announceSince(world: World, since: number): void {
  const hub = hubOf(world);
  const isDue = ({ at }: { at: number }) => at > since && at <= world.clock.now();
  for (const note of newsNotes(world.clock).filter(isDue).reverse())
    notify(hub, DEMO_CHANNEL, note);
  for (const channel of hub.occupied(MEMBER_CHANNELS)) {
    const notes = personalNotes(world, channel.slice(MEMBER_CHANNELS.length)).filter(isDue);
    for (const note of notes) notify(hub, channel, note);
  }
}
