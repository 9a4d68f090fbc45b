import { parseArgs } from 'node:util';
import { ENGINES, type Engine } from '../apps/web/e2e/engines/tab.ts';

/** Parses the options of `npm run walk -- …`; throws on an unknown one, and on an engine that there is not. */
export function readWalkOptions(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      browser: { type: 'string', default: 'chromium' },
      only: { type: 'string', default: '' },
      width: { type: 'string', default: '' },
      letters: { type: 'string', default: '' },
    },
  });
  const browser: Engine | undefined = ENGINES.find((engine) => engine === values.browser);
  if (!browser) throw new Error(`--browser wants one of ${ENGINES.join(', ')}`);
  return { ...values, browser };
}
