import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // The properties compute; the default leaves a core idle on a machine of two.
    maxWorkers: '100%',
    reporters: ['default', ['json', { outputFile: '.report/unit.json' }]],
  },
});
