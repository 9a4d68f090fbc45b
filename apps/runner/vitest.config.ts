import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unit-tests.ts';

export default defineConfig({
  test: {
    ...unitTests,
    include: ['src/**/*.test.ts'],
    // The other packages are through before these are; the default leaves a core idle on a machine of two.
    maxWorkers: '100%',
    isolate: false,
    setupFiles: ['../../tools/fixed-draws.ts'],
  },
});
