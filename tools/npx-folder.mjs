import { spawnSync } from 'node:child_process';
import { delimiter } from 'node:path';

/**
 * Fetches packages through npx, unless it has them, and returns the folder of their commands: the first that npx looks
 * in. Returns undefined when they cannot be fetched; npx has then said why.
 */
export function npxFolder(packages, env = process.env) {
  const wanted = packages.flatMap((name) => ['-p', name]);
  const args = ['--yes', '--prefer-offline', ...wanted, 'node', '-p', 'process.env.PATH'];
  const { status, stdout } = spawnSync('npx', args, {
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim().split('\n').at(-1).split(delimiter)[0] : undefined;
}
