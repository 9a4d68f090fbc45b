import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unit-tests.ts';

/** In jsdom the library takes its own bytes for words: they are of another Uint8Array. */
const PDF = ['src/parts/pdf/*.test.ts', 'src/**/*-pdf.test.ts', 'src/**/*-paper.test.ts'];

export default defineConfig({
  plugins: [react()],
  test: {
    ...unitTests,
    projects: [
      {
        extends: true,
        test: {
          name: 'portal',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: PDF,
          environment: 'jsdom',
          // One jsdom for all files of a worker: a fresh one for each costs more than the tests themselves.
          isolate: false,
          setupFiles: ['../../tools/fixed-draws.ts', 'src/testing/setup.ts'],
        },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          include: ['server/**/*.test.{ts,tsx}', ...PDF],
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
