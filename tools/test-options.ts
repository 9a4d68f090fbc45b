import { parseArgs } from 'node:util';

/** Applications whose tests run in parts, beside each other and not all after every change, with a report for each. */
export const PARTS = { web: ['faults', 'agency', 'public', 'server'], 'mock-api': ['world'] };
const parts = Object.values(PARTS).flatMap((names) => names.map((part) => `unit-${part}`));
export const UNIT_TASKS = ['unit', ...parts, 'checks', 'tools-unit', 'commands'];

export const TEST_OPTIONS = {
  'no-browser': { type: 'boolean', default: false },
  all: { type: 'boolean', default: false },
  on: { type: 'string' },
  only: { type: 'string' },
} as const;

/** Parses the options of `npm test -- …`; throws on an unknown one. */
export function readTestOptions(args: string[]) {
  const { values } = parseArgs({ args, options: TEST_OPTIONS });
  const { on, only } = values;
  // Earlier passes say nothing about another day.
  return {
    withBrowser: !values['no-browser'] && (only === undefined || only === 'web'),
    anew: values.all || on !== undefined,
    on,
    only,
  };
}

/** Returns the start of a command that runs tasks of the packages; `anew` also runs unchanged ones. */
export const turboRun = ({ anew }: { readonly anew: boolean }): string[] => [
  ...['turbo', 'run', '--continue', '--output-logs=errors-only'],
  // Turbo takes a word after `--force` for its value. Loose mode passes a circumstance's variables to the tests.
  ...(anew ? ['--force=true', '--env-mode=loose'] : []),
];
