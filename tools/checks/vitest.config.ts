import { defineConfig } from 'vitest/config';
import { unitTests } from '../unit-tests.ts';

// What is held over the whole tree at once: no package is responsible for it, and every package can break it.
export default defineConfig({
  test: { ...unitTests, root: import.meta.dirname, include: ['**/*.test.ts'] },
});
