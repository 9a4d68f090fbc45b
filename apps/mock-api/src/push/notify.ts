import { DESKTOP_NOTIFY, type DesktopNotify } from '@coop/contracts/member/notification';
import { noteOf } from '../world/requests/notes.ts';
import type { Fact } from '../world/state/overlay.ts';
import type { Hub } from './hub.ts';

/** Channel of the demo: the cooperative's code. */
export const DEMO_CHANNEL = 'coop-demo';
/** Each member's own channel; the number follows. Private, because the other one is open to everybody. */
export const MEMBER_CHANNELS = `private-${DEMO_CHANNEL}-`;

export const memberChannel = (subject: string): string => `${MEMBER_CHANNELS}${subject}`;

/** Sends a notification to whoever hears a channel; answers how many that are. */
export function notify(hub: Hub, channel: string, { title, body, url }: DesktopNotify): number {
  return hub.publish(channel, DESKTOP_NOTIFY, JSON.stringify({ title, body, url }));
}

/** Tells a member of a change of his own. It is kept already: the change itself is. */
export function notifyOfChange(hub: Hub, fact: Fact): void {
  const note = noteOf(fact);
  if (note) notify(hub, memberChannel(fact.subject), note);
}
