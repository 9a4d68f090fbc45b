// Changes the code in small ways (Stryker) to see whether a test notices: `npm run mutants` in every folder of
// folders.ts, `npm run mutants packages/format/src` in one, `npm run mutants -- --changed` in the files that the last
// commit touched. Survivors are printed with their line. A folder fails under its score in scores.json, which rises by
// itself and is committed with the tests that raised it; a changed file fails when more survives in it than before, and
// more than a tenth. Runs in a copy of the tree and keeps results in node_modules/.cache.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { copyTree, lendLibraries, ROOT } from '../checks/copied-tree.ts';
import { endTree, treeOf } from '../process-tree.mjs';
import { changedFiles, chosenIn, FOLDERS, globsOf, packageOf } from './folders.ts';
import { isUnnoticed, judgeFiles, judgeFolder, type Reached, reachedBy, WANTED } from './scores.ts';

/** A slow machine is no failure: mutants beyond this time stay open. */
const CHANGED_LIMIT_MS = 10 * 60_000;
const CACHE = join(ROOT, 'node_modules/.cache/mutants');
const SCORES = join(import.meta.dirname, 'scores.json');
const readScores = (): Record<string, Reached> => JSON.parse(readFileSync(SCORES, 'utf8'));

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((folder) => !(folder in FOLDERS));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: not one of ${Object.keys(FOLDERS).join(', ')}`);
  process.exit(2);
}
const changed = values.changed ? changedFiles() : [];
const work = (positionals.length > 0 ? positionals : Object.keys(FOLDERS))
  .map((folder) => ({
    folder,
    files: values.changed ? chosenIn(folder, changed) : globsOf(folder),
  }))
  .filter(({ files }) => files.length > 0);
if (work.length === 0) {
  console.log('the last commit touched no file that is mutated');
  process.exit(0);
}

// One mutant is tried by many tests, and a property finds it with its first values or not at all.
process.env.PROPERTY_RUNS ??= '10';
const copy = copyTree();
lendLibraries(copy.at);
process.once('exit', () => rmSync(copy.at, { recursive: true, force: true }));

async function giveUp() {
  console.log('not done in time; what is left says nothing about the tests');
  const started = treeOf([process.pid]).filter((pid) => pid !== process.pid);
  await Promise.all(started.map((pid) => endTree(pid)));
  process.exit();
}
if (values.changed) setTimeout(giveUp, CHANGED_LIMIT_MS).unref();

async function mutate(folder: string, files: readonly string[]): Promise<MutantResult[]> {
  const home = join(copy.at, packageOf(folder));
  process.chdir(home);
  const stryker = new Stryker({
    configFile: join(import.meta.dirname, 'stryker.config.mjs'),
    mutate: [...files],
    incrementalFile: join(CACHE, `${folder.replaceAll('/', '-')}.json`),
  });
  const mutants = await stryker.runMutationTest();
  return mutants.map((mutant) => ({ ...mutant, fileName: relative(home, mutant.fileName) }));
}

function printUnnoticed(folder: string, mutants: readonly MutantResult[]): void {
  for (const { fileName, location, mutatorName, replacement, status } of mutants.filter(
    isUnnoticed,
  )) {
    const { line, column } = location.start;
    const how = status === 'NoCoverage' ? ' (no test runs it)' : '';
    console.log(
      `${packageOf(folder)}/${fileName}:${line}:${column} ${mutatorName}: ${replacement}${how}`,
    );
  }
}

function keep(folder: string, now: Reached): void {
  const scores = { ...readScores(), [folder]: now };
  const sorted = Object.fromEntries(
    Object.keys(FOLDERS).flatMap((name) => (scores[name] ? [[name, scores[name]]] : [])),
  );
  writeFileSync(SCORES, `${JSON.stringify(sorted, null, 2)}\n`);
}

for (const { folder, files } of work) {
  const mutants = await mutate(folder, files).catch((error: Error) => {
    // A test that fails without mutants is reported by the normal run, and may depend on time.
    console.log(`${folder}: not tried, ${error.message}`);
    if (!values.changed) process.exitCode = 1;
  });
  if (!mutants) continue;
  printUnnoticed(folder, mutants);
  const [now, before] = [reachedBy(mutants), readScores()[folder]];
  const faults = values.changed ? judgeFiles(mutants, before) : judgeFolder(now, before);
  if (!values.changed && faults.length === 0) keep(folder, now);
  const below = now.score < WANTED ? `; ${WANTED} % are wanted` : '';
  console.log(`${faults.length > 0 ? 'FAILED' : 'ok    '} ${folder}: ${now.score} %${below}`);
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
