import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/fixed-draws.ts'],
    // One mock serves all breaches of a file, each in a world of its own.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['json', { outputFile: '.report/unit.json' }]],
  },
});
