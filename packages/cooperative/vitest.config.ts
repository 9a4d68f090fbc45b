import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../tools/unit-tests.ts';

export default defineConfig({
  test: {
    ...nodeTests,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/fixed-draws.ts'],
  },
});
