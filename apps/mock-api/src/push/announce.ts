import type { DesktopNotify } from '@coop/contracts/member/notification';
import { newsNotes, personalNotes } from '../world/notes/notes.ts';
import { recordNow } from '../world/state/record-now.ts';
import type { World } from '../world/world.ts';
import { hubOf } from './hubs.ts';
import { DEMO_CHANNEL, MEMBER_CHANNELS, notify } from './notify.ts';

/**
 * Sends a notification to everyone connected in a world and stores it for the others. Returns the number of receivers.
 */
export function announce(world: World, note: DesktopNotify, channel = DEMO_CHANNEL): number {
  const { title, body, url } = note;
  recordNow(world, 'notification', 'all', { title, body, url });
  return notify(hubOf(world), channel, note);
}

/** Sends the notifications between an earlier time of the world's clock and now, after a tester has moved it. */
export function announceSince(world: World, since: number): void {
  const hub = hubOf(world);
  const isDue = ({ at }: { at: number }) => at > since && at <= world.clock.now();
  for (const note of newsNotes(world.clock).filter(isDue).reverse())
    notify(hub, DEMO_CHANNEL, note);
  for (const channel of hub.occupied(MEMBER_CHANNELS)) {
    const notes = personalNotes(world, channel.slice(MEMBER_CHANNELS.length)).filter(isDue);
    for (const note of notes) notify(hub, channel, note, since);
  }
}
