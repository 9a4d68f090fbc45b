// Changes the code of a folder or a file in small ways with Stryker, and says which changes no test notices:
// `npm run mutants -- packages/finance/src`. Works in place, and puts the files back as they were, unless it is killed (git
// restores them then); what has been tried before and has not changed is not tried again.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { sep } from 'node:path';

const place = process.argv[2];
if (!place || !existsSync(place)) {
  console.error('which folder or file? npm run mutants -- packages/finance/src');
  process.exit(2);
}
const [parent, name, ...within] = place.split(/[\\/]/).filter(Boolean);
const path = within.join('/');
// Without braces: Stryker divides the list at every comma.
const files = statSync(place).isDirectory() ? [`${path}/**/*.ts`, `${path}/**/*.tsx`] : [path];
const others = ['!**/*.test*.ts', '!**/*.test.tsx', '!**/*.d.ts', '!**/testing/**'];
const { status } = spawnSync(
  'pnpm',
  ['exec', 'stryker', 'run', '../../stryker.config.json', '--mutate', [...files, ...others].join()],
  { cwd: [parent, name].join(sep), stdio: 'inherit', shell: process.platform === 'win32' },
);
process.exit(status ?? 1);
