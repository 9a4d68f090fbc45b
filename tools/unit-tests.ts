/**
 * For what will never end, so that the run goes on and names it: a machine under load makes a test slow, not wrong, and
 * so do the many draws that a release asks for.
 */
const LONGEST_TEST_MS = (process.env.PROPERTY_RUNS ? 40 : 15) * 60_000;

/** What the unit tests of all packages share. */
export const unitTests = {
  testTimeout: LONGEST_TEST_MS,
  hookTimeout: LONGEST_TEST_MS,
  expect: { poll: { timeout: 30_000 } },
  reporters: ['default', ['json', { outputFile: '.report/unit.json' }]],
} satisfies import('vitest/config').TestUserConfig;
