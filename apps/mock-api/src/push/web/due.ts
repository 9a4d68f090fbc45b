import type { Note } from '../../world/requests/note.ts';
import { notesFor } from '../../world/requests/notes.ts';
import type { World } from '../../world/world.ts';
import { settingOf } from './devices.ts';
import { isQuiet } from './quiet-hours.ts';

/** What is older is no news, as after a tester's jump in time. */
const NEWS_MS = 7 * 86_400_000;
/** More than these at once would bury a device. */
const MOST_AT_ONCE = 20;

const keyOf = ({ at, title }: Note) => `${at} ${title}`;

function recentNotes(world: World, subject: string): Note[] {
  const since = world.clock.now() - NEWS_MS;
  return notesFor(world, subject).filter(({ at }) => at > since);
}

function remember(world: World, subject: string, notes: readonly Note[]): void {
  const at = world.clock.now();
  world.overlay.append({ at, kind: 'push-told', subject, value: { keys: notes.map(keyOf) } });
}

/** Takes what there is for told: to a member's first device it is no news. */
export const passOver = (world: World, subject: string): void =>
  remember(world, subject, recentNotes(world, subject));

/**
 * Takes what a member is to be told now: what is in the list and was not there before. Some of it is told with the time
 * of the morning before, so that no moment would divide it. Nothing in the quiet hours: it stays untold until they end.
 */
export function takeDue(world: World, subject: string): readonly Note[] {
  const setting = settingOf(world, subject);
  if (isQuiet(setting, world.clock.now())) return [];
  const notes = recentNotes(world, subject);
  const told = new Set(world.overlay.latest('push-told', subject)?.keys);
  const fresh = notes.filter((note) => !told.has(keyOf(note)));
  if (fresh.length === 0) return [];
  remember(world, subject, notes);
  const isWanted = ({ kind }: Note) => kind === 'security' || setting.kinds.includes(kind);
  return fresh.filter(isWanted).slice(-MOST_AT_ONCE);
}
