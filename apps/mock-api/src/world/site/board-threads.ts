import { THREADS_2567 } from './board-threads-2567.ts';
import { THREADS_2568 } from './board-threads-2568.ts';
import { THREADS_2569 } from './board-threads-2569.ts';
import { THREADS_2569_LATE } from './board-threads-2569-late.ts';
import type { SeedThread } from './seed-thread.ts';

// The threads that a new world has: three years of them, each visible from its own day on.

/** Oldest first; their numbers rise without a gap. */
export const SEED_THREADS: readonly SeedThread[] = [
  ...THREADS_2567,
  ...THREADS_2568,
  ...THREADS_2569,
  ...THREADS_2569_LATE,
];

/** First number for threads posted in a world. */
export const FIRST_POSTED_ID = (SEED_THREADS.at(-1)?.id ?? 0) + 1;
