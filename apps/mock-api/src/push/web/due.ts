import { bangkokTime } from '@coop/format/thai-date';
import type { Note } from '../../world/notes/note.ts';
import { notesFor } from '../../world/notes/notes.ts';
import type { PushSetting } from '../../world/state/kinds/push-facts.ts';
import { recordNow } from '../../world/state/record-now.ts';
import type { World } from '../../world/world.ts';
import { settingOf } from './devices.ts';

/** Returns whether a moment is in the member's quiet hours by Bangkok time; they may span midnight. */
export function isQuiet(
  { quietFrom, quietTo }: Pick<PushSetting, 'quietFrom' | 'quietTo'>,
  instant: number,
): boolean {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return false;
  const time = bangkokTime(instant);
  return quietFrom < quietTo
    ? time >= quietFrom && time < quietTo
    : time >= quietFrom || time < quietTo;
}

/** Older notes are no news, as after a tester's jump in time. */
const NEWS_MS = 7 * 86_400_000;
/** Maximum number of notices at once, so as not to flood a device. */
const MOST_AT_ONCE = 20;

const keyOf = ({ at, title }: Note) => `${at} ${title}`;

function recentNotes(world: World, subject: string): Note[] {
  const since = world.clock.now() - NEWS_MS;
  return notesFor(world, subject).filter(({ at }) => at > since);
}

function remember(world: World, subject: string, notes: readonly Note[]): void {
  recordNow(world, 'push-told', subject, { keys: notes.map(keyOf) });
}

/** Marks existing notes as sent: for a member's first device they are no news. */
export const passOver = (world: World, subject: string): void =>
  remember(world, subject, recentNotes(world, subject));

/**
 * Takes the notes to send to a member now: those in the list that were not there before. Some are dated to the morning
 * before, so no point in time would separate them. In quiet hours none are taken until those end.
 */
export function takeDue(world: World, subject: string): readonly Note[] {
  const setting = settingOf(world, subject);
  if (isQuiet(setting, world.clock.now())) return [];
  const notes = recentNotes(world, subject);
  const toldKeys = new Set(world.overlay.latest('push-told', subject)?.keys);
  const fresh = notes.filter((note) => !toldKeys.has(keyOf(note)));
  if (fresh.length === 0) return [];
  remember(world, subject, notes);
  const isWanted = ({ kind }: Note) => kind === 'security' || setting.kinds.includes(kind);
  return fresh.filter(isWanted).slice(-MOST_AT_ONCE);
}
