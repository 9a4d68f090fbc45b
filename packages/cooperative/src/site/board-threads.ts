import * as z from 'zod/mini';
import threads2567 from '../../content/board/2567.json' with { type: 'json' };
import threads2568 from '../../content/board/2568.json' with { type: 'json' };
import threads2569 from '../../content/board/2569.json' with { type: 'json' };
import { readContent, readOnce } from '../content/read-content.ts';
import { Words, WrittenAt } from '../content/written.ts';
import { fillRules } from '../rules/fill-rules.ts';

// Threads of a new world: three years of them, each visible from its own day on.

const SeedAnswer = z
  .strictObject({
    at: WrittenAt,
    by: z.string(),
    /** HTML by the staff. */
    staff: z.exactOptional(Words),
    /** Plain text by anybody else. */
    text: z.exactOptional(Words),
  })
  .check(
    z.refine(({ staff, text }) => (staff === undefined) !== (text === undefined), {
      error: 'either staff or text',
    }),
  );

export const SeedThread = z.strictObject({
  id: z.int(),
  at: WrittenAt,
  /** Empty for an anonymous author. */
  by: z.string(),
  question: Words,
  note: z.string(),
  pinned: z.exactOptional(z.boolean()),
  answers: z.array(SeedAnswer),
});
export type SeedThread = z.infer<typeof SeedThread>;

const Threads = z.array(SeedThread);

/** Reads threads and fills facts and rules into the staff's answers. */
function read(file: string, data: unknown): SeedThread[] {
  return readContent(file, Threads, data).map((thread) => ({
    ...thread,
    answers: thread.answers.map((answer) =>
      answer.staff === undefined ? answer : { ...answer, staff: fillRules(answer.staff) },
    ),
  }));
}

/** Oldest first; their numbers rise without a gap. */
export const seedThreads = readOnce((): readonly SeedThread[] => [
  ...read('board/2567.json', threads2567),
  ...read('board/2568.json', threads2568),
  ...read('board/2569.json', threads2569),
]);

export function firstPostedId(): number {
  return (seedThreads().at(-1)?.id ?? 0) + 1;
}
