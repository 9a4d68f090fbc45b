// The Node and pnpm that the project was made with. Where they are missing npx fetches them, once.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter } from 'node:path';

export const NODE = '26.10.0';
const PNPM = '12.21.0';
const shell = process.platform === 'win32';

/** Returns the packages of what is missing in this environment. */
export function missingPackages(env) {
  const versionOf = (command) =>
    spawnSync(command, ['--version'], { env, shell, encoding: 'utf8' }).stdout ?? '';
  const major = Number(/^v(\d+)/.exec(versionOf('node'))?.[1]);
  return [
    ...(major >= Number(NODE.split('.')[0]) ? [] : [`node@${NODE}`]),
    ...(versionOf('pnpm') === '' ? [`pnpm@${PNPM}`] : []),
  ];
}

/**
 * Fetches packages through npx, unless it has them, and returns the folder of their commands: the first that npx looks
 * in. Returns undefined when they cannot be fetched; npx has then said why.
 */
export function npxFolder(packages, env = process.env) {
  const wanted = packages.flatMap((name) => ['-p', name]);
  const args = ['--yes', '--prefer-offline', ...wanted, 'node', '-p', 'process.env.PATH'];
  const stdio = ['ignore', 'pipe', 'inherit'];
  const { status, stdout } = spawnSync('npx', args, { env, shell, stdio, encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n').at(-1).split(delimiter)[0] : undefined;
}

/** npx itself would ask the registry on every call. */
const KEPT = new URL('../node_modules/.cache/fetched-by-npx.json', import.meta.url);

/** Writes down where the commands of these packages stand. */
export function keepFolder(packages, folder) {
  mkdirSync(new URL('.', KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify({ packages: packages.join(' '), folder }));
}

/** Returns the folder that was written down for these packages, if it still stands. */
export function keptFolder(packages) {
  if (!existsSync(KEPT)) return undefined;
  const kept = JSON.parse(readFileSync(KEPT, 'utf8'));
  return kept.packages === packages.join(' ') && existsSync(kept.folder) ? kept.folder : undefined;
}
