import { defineConfig } from 'vitest/config';
import { nodeTests } from '../unit-tests.ts';

// Tests of what `npm test` itself is made of. No screen changes them, so they are no checks of the whole tree.
export default defineConfig({
  test: { ...nodeTests, root: import.meta.dirname, include: ['*.test.ts'] },
});
