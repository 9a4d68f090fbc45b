import type { DesktopNotify } from '@coop/contracts/member/notification';

/** Events within this time are one run. */
const RUN_MS = 10_000;
/** Number of events of a run that pop up one by one; the others are collected. */
const SINGLE = 3;
const TITLES = 3;

/** A pop-up; the device replaces one that it still shows under the same tag. */
export interface PopUp extends DesktopNotify {
  readonly tag: string;
}

/** The provider gives its events no id, so their content tells them apart. */
const tagOf = ({ title, body, url }: DesktopNotify) => JSON.stringify([url, title, body]);

function collected(notes: readonly DesktopNotify[]): PopUp {
  const titles = notes.slice(-TITLES).map(({ title }) => title);
  return {
    title: `มีการแจ้งเตือนใหม่อีก ${notes.length} รายการ`,
    body: titles.join('\n'),
    url: '',
    tag: 'collected',
  };
}

/**
 * Decides what pops up for each event: a repeated event pops up once, and the later ones of a run become one pop-up
 * with their number. Returns nothing for a repeated event.
 */
export function createPopUps(now: () => number = Date.now) {
  let run: { readonly tag: string; readonly at: number }[] = [];
  let held: DesktopNotify[] = [];
  return (note: DesktopNotify): PopUp | undefined => {
    const instant = now();
    run = run.filter((item) => instant - item.at < RUN_MS);
    const tag = tagOf(note);
    if (run.some((item) => item.tag === tag)) return undefined;
    run.push({ tag, at: instant });
    if (run.length <= SINGLE) {
      held = [];
      return { ...note, tag };
    }
    held.push(note);
    return collected(held);
  };
}
