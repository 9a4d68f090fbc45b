/** Longer than a busy machine needs; only what never comes is waited for so long. */
export const PATIENCE_MS = 30_000;

/**
 * What the unit tests of all packages share. No test has a limit by the clock, because a machine under load makes it
 * slow, not wrong; the run as a whole has one (tools/test.mjs).
 */
export const unitTests = {
  testTimeout: 0,
  hookTimeout: 0,
  expect: { poll: { timeout: PATIENCE_MS } },
  reporters: ['default', ['json', { outputFile: '.report/unit.json' }]],
} satisfies import('vitest/config').TestUserConfig;
