// Asks the registry for advisories against what runs in production; fails when there is a high one. A registry that cannot
// be asked says nothing about the product: that is said in a line, and is no failure.
import { spawnSync } from 'node:child_process';

const args = [
  ...['audit', '--prod', '--audit-level', 'high', '--ignore-registry-errors'],
  ...['--config.fetch-retries=0', '--config.fetch-timeout=20000'],
];
const { status, stdout, stderr } = spawnSync('pnpm', args, {
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
if (status === 0 && stderr.trim() !== '') {
  console.log(`The registry could not be asked: ${stderr.trim().split('\n')[0]}`);
} else console.log((stdout + stderr).trim());
process.exit(status ?? 1);
