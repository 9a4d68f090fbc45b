import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unit-tests.ts';

export default defineConfig({
  test: {
    ...unitTests,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/fixed-draws.ts'],
  },
});
