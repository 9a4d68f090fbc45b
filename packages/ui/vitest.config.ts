import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unit-tests.ts';

export default defineConfig({
  test: {
    ...unitTests,
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./vitest.setup.ts'],
  },
});
