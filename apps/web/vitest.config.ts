import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unit-tests.ts';

/** What of the screens is tested without a browser. In jsdom pdfkit takes its own bytes for words. */
const PAPERS = ['src/parts/pdf/*.test.ts', 'src/**/*-pdf.test.ts', 'src/**/*-paper.test.ts'];
/** The only one of the server's that loads screens behind a sign-in. */
const FIRST_CALLS = 'server/pages/first-calls.test.ts';

const SIGNED_IN = fileURLToPath(new URL('./src/member', import.meta.url));

/** A change behind the sign-in does not run the server's tests again (turbo.json), so they must not read anything there. */
const publicPagesOnly: Plugin = {
  name: 'public-pages-only',
  enforce: 'pre',
  load(id) {
    if (id.startsWith(SIGNED_IN))
      throw new Error(`${id} is a screen that turbo hides from these tests`);
  },
};

export default defineConfig({
  plugins: [react()],
  test: {
    ...unitTests,
    // Of two cores Vitest would use one; these tests are the last of a run, with nothing beside them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: PAPERS,
          environment: 'jsdom',
          // One jsdom for all files of a worker: a fresh one for each costs more than the tests themselves.
          isolate: false,
          setupFiles: ['../../tools/fixed-draws.ts', 'src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'papers',
          include: [...PAPERS, FIRST_CALLS],
          environment: 'node',
          isolate: false,
          setupFiles: ['../../tools/fixed-draws.ts'],
        },
      },
      {
        extends: true,
        plugins: [publicPagesOnly],
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          include: ['server/**/*.test.{ts,tsx}'],
          exclude: [FIRST_CALLS],
          environment: 'node',
          // What is sent is rendered by React as it is in production, which is also faster.
          env: { NODE_ENV: 'production' },
          isolate: false,
          setupFiles: ['../../tools/fixed-draws.ts'],
        },
      },
    ],
  },
});
