import { defineConfig } from 'vitest/config';
import { nodeTests } from '../unit-tests.ts';

export default defineConfig({
  test: { ...nodeTests, root: import.meta.dirname, include: ['*.test.ts'] },
});
