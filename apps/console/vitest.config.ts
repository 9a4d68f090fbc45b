import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { unitTests } from '../../tools/unit-tests.ts';

export default defineConfig({
  plugins: [react()],
  test: {
    ...unitTests,
    include: ['src/**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
  },
});
