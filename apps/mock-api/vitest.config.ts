import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/fixed-draws.ts'],
    // The properties compute; the default leaves a core idle on a machine of two.
    maxWorkers: '100%',
    // Tests share no world, only modules, which need to be loaded once.
    isolate: false,
    testTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.report/unit.json' }]],
  },
});
