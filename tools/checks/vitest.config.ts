import { defineConfig } from 'vitest/config';
import { unitTests } from '../unit-tests.ts';

// Checks of the whole tree: no package is responsible for them, and every package can break them.
export default defineConfig({
  test: { ...unitTests, root: import.meta.dirname, include: ['**/*.test.ts'] },
});
