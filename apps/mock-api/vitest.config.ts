import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { nodeTests } from '../../tools/unit-tests.ts';

const WORLD = 'src/world/**';
const OTHER = 'src/testing/other-by-laws/**';
const OTHER_BY_LAWS = fileURLToPath(
  new URL('../../packages/contracts/src/testing/other-by-laws.json', import.meta.url),
);
/** Hold whatever the by-laws are: money adds up, the ledger agrees, nothing changes afterwards. */
const PROOFS = ['identities', 'proofs/ledger', 'time', 'laws'].map(
  (name) => `src/world/${name}.property.test.ts`,
);

export default defineConfig({
  test: {
    ...nodeTests,
    setupFiles: ['../../tools/fixed-draws.ts', 'src/testing/cheap-hashes.ts'],
    projects: [
      {
        extends: true,
        test: { name: 'mock', include: ['src/**/*.test.ts'], exclude: [WORLD, OTHER] },
      },
      { extends: true, test: { name: 'world', include: [`${WORLD}/*.test.ts`] } },
      {
        extends: true,
        test: {
          name: 'other by-laws',
          include: [`${OTHER}/*.test.ts`, 'src/info/figures.test.ts', ...PROOFS],
          env: { BY_LAWS_FILE: OTHER_BY_LAWS, PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '5' },
        },
      },
    ],
  },
});
