/** Only for tests that never end, so that the run goes on and names them. Load, or many draws, make a test slow. */
const LONGEST_TEST_MS = (process.env.PROPERTY_RUNS ? 40 : 15) * 60_000;

const PATHS = new URL('percent-sign.mjs', import.meta.url).href;

/** Settings shared by the unit tests of all packages. */
export const unitTests = {
  testTimeout: LONGEST_TEST_MS,
  hookTimeout: LONGEST_TEST_MS,
  // Turbo runs several packages beside each other. One worker loads modules, and makes a jsdom, once for all its files.
  maxWorkers: 1,
  isolate: false,
  // The only style sheet that code reads; of all others it takes nothing but the names of classes.
  css: { include: /\/tokens\.css\?raw/ },
  expect: { poll: { timeout: 30_000 } },
  ...(import.meta.dirname.includes('%') && { execArgv: [`--import=${PATHS}`] }),
  reporters: ['default', 'json'],
  outputFile: { json: '.report/unit.json' },
} satisfies import('vitest/config').TestUserConfig;

/** Those of packages that Node runs as they are: it loads them as in production, and nothing is transformed. */
export const nodeTests = {
  ...unitTests,
  experimental: { viteModuleRunner: false, nodeLoader: false },
} satisfies import('vitest/config').TestUserConfig;
