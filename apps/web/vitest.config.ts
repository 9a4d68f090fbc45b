import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unit-tests.ts';

// One jsdom for all files of a worker: a fresh one for each costs more than the tests themselves.
export default defineConfig({
  plugins: [react()],
  test: {
    ...unitTests,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    isolate: false,
    setupFiles: ['../../tools/fixed-draws.ts', 'src/testing/setup.ts'],
  },
});
