import { parseArgs } from 'node:util';

/** What `npm test -- …` was asked for; throws on an option that does not exist. */
export function readTestOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      'no-browser': { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      mutants: { type: 'boolean', default: false },
      on: { type: 'string' },
    },
  });
  const { on } = values;
  // What passed elsewhere says nothing about another day.
  return {
    withBrowser: !values['no-browser'],
    withMutants: values.mutants,
    anew: values.all || on !== undefined,
    on,
  };
}

/** The start of a command that runs tasks of the packages; `anew` runs them also where nothing has changed. */
export const turboRun = ({ anew }: { readonly anew: boolean }): string[] => [
  ...['turbo', 'run', '--continue', '--output-logs=errors-only'],
  // Turbo takes a word after `--force` for its value. What a circumstance sets is to reach the tests.
  ...(anew ? ['--force=true', '--env-mode=loose'] : []),
];
