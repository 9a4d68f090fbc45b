import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { ROOT } from '../checks/copied-tree.ts';

// Where every command runs without a registry: tools/commands.

test('a registry that cannot be asked for advisories is said in a line, and is no failure', () => {
  // Nothing listens at this port.
  const env = { ...process.env, pnpm_config_registry: 'http://127.0.0.1:1/' };
  const result = spawnSync(process.execPath, ['tools/advisories.mjs'], {
    cwd: ROOT,
    env,
    encoding: 'utf8',
  });
  expect(result).toMatchObject({ status: 0, stderr: '' });
  expect(result.stdout).toMatch(/^The registry could not be asked: .*127\.0\.0\.1:1.*\n$/);
});
