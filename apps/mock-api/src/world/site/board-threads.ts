import { THREADS_2567 } from './board-threads-2567.ts';
import { THREADS_2568 } from './board-threads-2568.ts';
import { THREADS_2569 } from './board-threads-2569.ts';
import { THREADS_2569_LATE } from './board-threads-2569-late.ts';
import type { SeedThread } from './seed-thread.ts';

// What stood on the board before anybody wrote there: threads of three years, each from its own day on.

/** Oldest first; their numbers rise without a gap. */
export const SEED_THREADS: readonly SeedThread[] = [
  ...THREADS_2567,
  ...THREADS_2568,
  ...THREADS_2569,
  ...THREADS_2569_LATE,
];

/** Threads that people post are numbered from here on. */
export const FIRST_POSTED_ID = (SEED_THREADS.at(-1)?.id ?? 0) + 1;
