import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../tools/unit-tests.ts';

const OTHER = 'src/other-by-laws/**';
const OTHER_BY_LAWS = fileURLToPath(
  new URL('../../packages/contracts/src/testing/other-by-laws.json', import.meta.url),
);

export default defineConfig({
  test: {
    ...nodeTests,
    setupFiles: ['../../tools/fixed-draws.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'runner', include: ['src/**/*.test.ts'], exclude: [OTHER] },
      },
      {
        extends: true,
        test: {
          name: 'other by-laws',
          include: [`${OTHER}/*.test.ts`],
          env: { BY_LAWS_FILE: OTHER_BY_LAWS },
        },
      },
    ],
  },
});
