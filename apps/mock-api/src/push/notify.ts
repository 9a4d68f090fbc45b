import { DESKTOP_NOTIFY } from '@coop/contracts/member/notification';
import type { NoteText } from '../world/notes/note.ts';
import { noteOf } from '../world/notes/notes.ts';
import type { Fact } from '../world/state/overlay.ts';
import type { Hub } from './hub.ts';

/** Channel of the demo: the cooperative's code. */
export const DEMO_CHANNEL = 'coop-demo';
/**
 * Prefix of each member's own channel, completed by the number. Private, while the demo channel is open to everybody.
 */
export const MEMBER_CHANNELS = `private-${DEMO_CHANNEL}-`;

export const memberChannel = (subject: string): string => `${MEMBER_CHANNELS}${subject}`;

/** Sends a notification to the subscribers of a channel; returns their number. */
export function notify(
  hub: Hub,
  channel: string,
  { title, body, url = '' }: Pick<NoteText, 'title' | 'body' | 'url'>,
  since?: number,
): number {
  return hub.publish(channel, DESKTOP_NOTIFY, JSON.stringify({ title, body, url }), { since });
}

/** Notifies a member of a change of their own records. It is not stored: the list derives it from the change itself. */
export function notifyOfChange(hub: Hub, fact: Fact): void {
  const note = noteOf(fact);
  if (note) notify(hub, memberChannel(fact.subject), note);
}
