import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { fanOut } from './fan-out.ts';
import { type Figure, isMet, table } from './figures.ts';
import { memoryUse } from './memory.ts';
import { newWorlds } from './new-worlds.ts';
import { startTime } from './start-time.ts';
import { throughput } from './throughput.ts';
import { withFacts } from './with-facts.ts';

// `node bench/bench.ts`: measures the mock's targets, prints a table, writes .report/bench.json, and ends with 1 if a
// target is missed.

const REPORT = fileURLToPath(new URL('../.report/', import.meta.url));

const figures: Figure[] = [
  await startTime(),
  ...(await memoryUse()),
  ...(await throughput()),
  ...(await fanOut()),
  await newWorlds(),
  ...(await withFacts()),
];

mkdirSync(REPORT, { recursive: true });
const machine = { node: process.version, cores: availableParallelism() };
const report = { machine, figures: figures.map((one) => ({ ...one, met: isMet(one) })) };
writeFileSync(`${REPORT}bench.json`, `${JSON.stringify(report, null, 2)}\n`);
console.log(table(figures));
process.exit(figures.every(isMet) ? 0 : 1);
