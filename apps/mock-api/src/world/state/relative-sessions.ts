import type { Clock } from './clock.ts';
import type { Fact, Overlay } from './overlay.ts';
import type { Sessions } from './sessions.ts';

const isEntered = (fact: Fact): fact is Fact<'relative-entered'> =>
  fact.kind === 'relative-entered';

/**
 * A relative has a code that is good once, so that their reading goes on after a restart: opens what the stored facts say
 * is not over, and from now on keeps the end of each as a fact.
 */
export function keepRelatives(overlay: Overlay, sessions: Sessions, clock: Clock): void {
  const isOver = (subject: string, id: string) =>
    overlay.all('relative-ended', subject).some(({ value }) => value.id === id);
  for (const { at, subject, value } of overlay.dump().filter(isEntered)) {
    const { id, name, tokenHash } = value;
    const given = overlay.all('relative', subject).find((one) => one.value.id === id);
    if (!given || tokenHash === undefined || isOver(subject, id)) continue;
    const kept = { tokenHash, openedAt: at, until: given.value.until };
    sessions.reopenRelative(subject, { id, name }, kept);
  }
  sessions.listen(({ subject, relative }) => {
    if (!relative || isOver(subject, relative.id)) return;
    overlay.append({
      at: clock.now(),
      kind: 'relative-ended',
      subject,
      value: { id: relative.id },
    });
  });
}
