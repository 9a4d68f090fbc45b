// Runs the acceptance tests in a browser and the contract runner against a running portal, and exits 0 when both
// passed: what CI runs against the images. E2E_ARGS narrows the tests, E2E_ONLY runs one half.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const baseUrl = process.env.E2E_BASE_URL ?? 'http://127.0.0.1:3000';
const report = resolve(process.env.E2E_REPORT ?? join(root, 'apps/deploy/.report'));
const args = (process.env.E2E_ARGS ?? '').split(' ').filter(Boolean);
const half = process.env.E2E_ONLY ?? '';

if (!['', 'browser', 'contract'].includes(half)) {
  console.error(`E2E_ONLY must be browser or contract, not ${half}`);
  process.exit(2);
}

function run(name: string, directory: string, words: readonly string[]): boolean {
  console.log(`\n── ${name}`);
  const { status, signal } = spawnSync(process.execPath, words, {
    cwd: join(root, directory),
    env: { ...process.env, E2E_BASE_URL: baseUrl, E2E_REPORT: report },
    stdio: 'inherit',
  });
  console.log(`── ${name}: ${status === 0 ? 'ok' : `FAILED (${signal ?? status})`}`);
  return status === 0;
}

mkdirSync(report, { recursive: true });
const results = [
  half === 'contract' ||
    run('acceptance tests', 'apps/web', ['node_modules/@playwright/test/cli.js', 'test', ...args]),
  half === 'browser' ||
    run('contract runner', 'apps/runner', [
      'src/main.ts',
      ...['--base-url', baseUrl, '--target', 'mock', '--out', join(report, 'contract')],
    ]),
];
process.exitCode = results.every(Boolean) ? 0 : 1;
