// Runs the tests under every circumstance of tools/circumstances.ts, or under the named ones, and prints the results.
// Tables and pages that `npm test` takes a part of are taken whole. Takes as long as that many runs of the tests, and
// longer; `--only NAME` runs those of one package. Exits 1 when a run failed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { CIRCUMSTANCES, nameOf } from './circumstances.ts';
import { orRefuse } from './refuse.mjs';

const options = { only: { type: 'string' } };
const { values, positionals } = orRefuse(() => parseArgs({ options, allowPositionals: true }));
const named = orRefuse(() => positionals.map(nameOf));
const part = values.only ? ['--only', values.only] : [];
const rows = [];
for (const name of named.length > 0 ? named : CIRCUMSTANCES) {
  const started = Date.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    ['tools/test.mjs', '--on', name, ...part],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      encoding: 'utf8',
      maxBuffer: 100_000_000,
      env: { ...process.env, CASES: 'all' },
    },
  );
  const seconds = Math.round((Date.now() - started) / 1_000);
  if (status !== 0) console.log(stdout);
  rows.push({ name, counted: stdout.trimEnd().split('\n').at(-1), seconds, ok: status === 0 });
  console.log(`${name}: ${rows.at(-1).counted} in ${seconds} s`);
}
console.log('');
for (const { name, counted, seconds, ok } of rows) {
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${counted} in ${seconds} s`);
}
process.exit(rows.every(({ ok }) => ok) ? 0 : 1);
