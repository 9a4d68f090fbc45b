import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unit-tests.ts';

export default defineConfig({
  test: {
    ...unitTests,
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/fixed-draws.ts', 'src/testing/cheap-hashes.ts'],
    // The properties compute; the default leaves a core idle on a machine of two.
    maxWorkers: '100%',
    // Tests share no world, only modules, which need to be loaded once.
    isolate: false,
  },
});
