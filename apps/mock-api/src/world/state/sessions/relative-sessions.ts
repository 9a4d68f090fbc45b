import type { Clock } from '../clock.ts';
import type { Fact, Overlay } from '../overlay.ts';
import { recordNow } from '../record-now.ts';
import type { Sessions } from './sessions.ts';

const isEntered = (fact: Fact): fact is Fact<'relative-entered'> =>
  fact.kind === 'relative-entered';

/**
 * Restores relatives' sessions after a restart, because their codes are valid only once: reopens those that the stored
 * facts do not show as ended, and from now on stores the end of each as a fact.
 */
export function keepRelatives(overlay: Overlay, sessions: Sessions, clock: Clock): void {
  const isOver = (subject: string, id: string) =>
    overlay.all('relative-ended', subject).some(({ value }) => value.id === id);
  for (const { at, subject, value } of overlay.dump().filter(isEntered)) {
    const { id, name, tokenHash } = value;
    const relative = overlay.all('relative', subject).find((fact) => fact.value.id === id);
    if (!relative || tokenHash === undefined || isOver(subject, id)) continue;
    const kept = { tokenHash, openedAt: at, until: relative.value.until };
    sessions.reopenRelative(subject, { id, name }, kept);
  }
  sessions.listen(({ subject, session, how }) => {
    const relative = session?.relative;
    if (!relative || how !== 'ended' || isOver(subject, relative.id)) return;
    recordNow({ clock, overlay }, 'relative-ended', subject, { id: relative.id });
  });
}
