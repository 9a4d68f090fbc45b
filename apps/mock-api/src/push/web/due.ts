import type { Note } from '../../world/requests/note.ts';
import { notesFor } from '../../world/requests/notes.ts';
import type { World } from '../../world/world.ts';
import { settingOf } from './devices.ts';
import { isQuiet } from './quiet-hours.ts';

/** More than these at once, as after a tester's jump in time, would bury the device. */
const MOST_AT_ONCE = 20;

/** What may be told now and was not yet, oldest first: notes that came while it was quiet are among it afterwards. */
function untold(world: World, subject: string): readonly Note[] {
  const now = world.clock.now();
  const { through, titles } = world.overlay.latest('push-told', subject) ?? {
    through: now,
    titles: [],
  };
  // A tester may have moved the clock back.
  const since = Math.min(through, now);
  const isNew = ({ at, title }: Note) => at > since || (at === since && !titles.includes(title));
  return notesFor(world, subject).filter(isNew);
}

function remember(world: World, subject: string, notes: readonly Note[]): void {
  const through = notes.at(-1)?.at;
  if (through === undefined) return;
  const before = world.overlay.latest('push-told', subject);
  const titles = notes.filter(({ at }) => at === through).map(({ title }) => title);
  if (before?.through === through) titles.unshift(...before.titles);
  const at = world.clock.now();
  world.overlay.append({ at, kind: 'push-told', subject, value: { through, titles } });
}

/** Takes what a member is to be told now. Nothing in the quiet hours: it stays untold until they end. */
export function takeDue(world: World, subject: string): readonly Note[] {
  const setting = settingOf(world, subject);
  if (isQuiet(setting, world.clock.now())) return [];
  const notes = untold(world, subject);
  remember(world, subject, notes);
  const isWanted = ({ kind }: Note) => kind === 'security' || setting.kinds.includes(kind);
  return notes.filter(isWanted).slice(-MOST_AT_ONCE);
}
