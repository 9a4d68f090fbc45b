/**
 * What the unit tests of all packages share. No test has a limit by the clock, because a machine under load makes it
 * slow, not wrong; the run as a whole has one (tools/test.mjs).
 */
export const unitTests = {
  testTimeout: 0,
  hookTimeout: 0,
  expect: { poll: { timeout: 30_000 } },
  reporters: ['default', ['json', { outputFile: '.report/unit.json' }]],
} satisfies import('vitest/config').TestUserConfig;
