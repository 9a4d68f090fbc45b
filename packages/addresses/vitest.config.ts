import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/fixed-draws.ts'],
    reporters: ['default', ['json', { outputFile: '.report/unit.json' }]],
  },
});
