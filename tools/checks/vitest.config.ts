import { defineConfig } from 'vitest/config';
import { nodeTests } from '../unit-tests.ts';

// Checks of the whole tree: no package is responsible for them, and every package can break them.
export default defineConfig({
  test: { ...nodeTests, root: import.meta.dirname, include: ['**/*.test.ts'] },
});
