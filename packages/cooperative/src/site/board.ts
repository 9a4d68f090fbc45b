import type { PostStatus } from '@coop/contracts/info/board';
import { isOfficialName } from '@coop/contracts/info/post-limits';
import { normaliseThai } from '@coop/format/text/thai-text';
import { hash32 } from '../chance/hash.ts';
import type { FactLog } from '../log/fact-log.ts';
import { firstPostedId, type SeedThread, seedThreads } from './board-threads.ts';
import { type Reader, seedTime, standingOf, UNNAMED } from './moderation.ts';

export interface Answer {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  /** HTML by the staff; others have `text`. */
  readonly staff?: string;
  readonly text?: string;
  readonly status: PostStatus;
}

export interface Thread {
  readonly id: number;
  readonly at: number;
  readonly by: string;
  readonly question: string;
  readonly note: string;
  readonly pinned: boolean;
  /** The cooperative wrote it. */
  readonly isStaff: boolean;
  readonly status: PostStatus;
  readonly views: number;
  readonly answers: readonly Answer[];
}

const DAY = 86_400_000;

/** Returns an invented number of views: grows fast at first and slower later, more for some threads than for others. */
function viewsOf(id: number, instant: number, now: number): number {
  const interest = 20 + (hash32('board/views', id) % 60);
  return Math.floor(interest * Math.log1p(Math.max(0, now - instant) / DAY));
}

function postedAnswers(overlay: FactLog, id: number, reader: Reader, before: number): Answer[] {
  return overlay.all('board-answer', String(id)).flatMap((fact, index) => {
    const status = standingOf(fact, reader);
    if (!status) return [];
    const { by, text } = fact.value;
    return [{ id: before + index + 1, at: fact.at, by: by || UNNAMED, text, status }];
  });
}

function seedThread(seed: SeedThread, overlay: FactLog, reader: Reader): Thread {
  const instant = seedTime(seed.at);
  const seeded = seed.answers.map(({ at: when, by, ...words }, index) => ({
    id: index + 1,
    at: seedTime(when),
    by: by || UNNAMED,
    ...words,
    status: 'แสดงแล้ว' as const,
  }));
  return {
    id: seed.id,
    at: instant,
    by: seed.by || UNNAMED,
    question: seed.question,
    note: seed.note,
    pinned: seed.pinned ?? false,
    isStaff: isOfficialName(seed.by),
    status: 'แสดงแล้ว',
    views: viewsOf(seed.id, instant, reader.now),
    answers: [
      ...seeded.filter((item) => item.at <= reader.now),
      ...postedAnswers(overlay, seed.id, reader, seeded.length),
    ],
  };
}

function postedThreads(overlay: FactLog, reader: Reader): Thread[] {
  return overlay.all('board-post', 'all').flatMap((fact) => {
    const status = standingOf(fact, reader);
    if (!status) return [];
    const { id, by, question, note } = fact.value;
    const views = viewsOf(id, fact.at, reader.now);
    const answers = postedAnswers(overlay, id, reader, 0);
    const written = { id, at: fact.at, by: by || UNNAMED, question, note };
    return [{ ...written, pinned: false, isStaff: false, status, views, answers }];
  });
}

export const lastActivity = ({ at, answers }: Thread) => answers.at(-1)?.at ?? at;

/** Returns the threads that a reader may see: pinned ones, then by their latest text. */
export function threadsFor(overlay: FactLog, reader: Reader): Thread[] {
  const seeded = seedThreads().filter((thread) => seedTime(thread.at) <= reader.now);
  const all = [
    ...seeded.map((thread) => seedThread(thread, overlay, reader)),
    ...postedThreads(overlay, reader),
  ];
  const order = (a: Thread, b: Thread) =>
    Number(b.pinned) - Number(a.pinned) || lastActivity(b) - lastActivity(a) || b.id - a.id;
  return all.sort(order);
}

/** Returns the entries that contain every word of a query, in any order of their Thai combining characters. */
export function matching<T>(list: readonly T[], query: string, textOf: (item: T) => string): T[] {
  const words = normaliseThai(query).split(' ').filter(Boolean);
  if (words.length === 0) return [...list];
  return list.filter((item) => {
    const text = normaliseThai(textOf(item));
    return words.every((word) => text.includes(word));
  });
}

export function nextThreadId(overlay: FactLog): number {
  return firstPostedId() + overlay.all('board-post', 'all').length;
}
