// Changes the code in small ways (with Stryker's mutators) and looks whether a test notices: `npm run mutants` in every
// folder of folders.ts, `npm run mutants packages/format/src` in one, `npm run mutants packages/format/src/age.ts` in a
// file, `npm run mutants -- --changed` in the files that the last commit touched. What survives is printed with its line.
// A folder fails under the score of scores.json, which rises by itself and is committed with the tests that raised it; a
// file fails when more survives in it than before, and more than a tenth. Works in a copy of the tree.
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyTree, lendLibraries, ROOT } from '../checks/copied-tree.ts';
import { endTree, treeOf } from '../process-tree.mjs';
import { isAccepted } from './accepted.ts';
import { changedFiles, chosenIn, FOLDERS, filesOf, packageOf } from './folders.ts';
import { instrument } from './instrument.ts';
import {
  type Judged,
  judged,
  judgeFiles,
  judgeFolder,
  type Reached,
  reachedBy,
  WANTED,
} from './scores.ts';
import { tryMutants } from './try.ts';

/** A slow machine is no failure: mutants beyond this time stay open. */
const CHANGED_LIMIT_MS = 10 * 60_000;
const SCORES = join(import.meta.dirname, 'scores.json');
const readScores = (): Record<string, Reached> => JSON.parse(readFileSync(SCORES, 'utf8'));

const { values, positionals } = parseArgs({
  options: { changed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folders, files] = [
  positionals.filter((one) => one in FOLDERS),
  positionals.filter((one) => !(one in FOLDERS)),
];
if (values.changed) files.push(...changedFiles());
const isInPart = values.changed || files.length > 0;
const work = (folders.length > 0 ? folders : Object.keys(FOLDERS))
  .map((folder) => ({ folder, chosen: isInPart ? chosenIn(folder, files) : filesOf(folder) }))
  .filter(({ chosen }) => chosen.length > 0);
if (work.length === 0) {
  console.log(
    values.changed
      ? 'the last commit touched no file that is mutated'
      : `${files.join(', ')}: not in one of ${Object.keys(FOLDERS).join(', ')}`,
  );
  process.exit(values.changed ? 0 : 2);
}

const copy = copyTree();
lendLibraries(copy.at);
process.once('exit', () => rmSync(copy.at, { recursive: true, force: true }));

/** A mutant may be in a loop without an end: whoever ends this ends what it has started. */
async function endAll(code: number) {
  const started = treeOf([process.pid]).filter((pid) => pid !== process.pid);
  await Promise.all(started.map((pid) => endTree(pid)));
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => endAll(1));

function giveUp() {
  console.log('not done in time; what is left says nothing about the tests');
  return endAll(0);
}
if (values.changed) setTimeout(giveUp, CHANGED_LIMIT_MS).unref();

/** What becomes of the mutants of these files; undefined where a test fails as the code stands. */
async function mutate(folder: string, chosen: readonly string[]): Promise<Judged[] | undefined> {
  const home = packageOf(folder);
  const changes = await instrument(join(copy.at, home), chosen);
  const notes = await tryMutants(join(copy.at, home), FOLDERS[folder]?.tests ?? []);
  for (const file of chosen) copyFileSync(join(ROOT, home, file), join(copy.at, home, file));
  for (const one of notes.failing) console.log(`${folder}: fails as the code stands: ${one}`);
  if (notes.failing.length > 0) return undefined;
  return judged(
    changes.filter((one) => !isAccepted(one, `${home}/${one.file}`)),
    notes,
  );
}

function printUnnoticed(folder: string, mutants: readonly Judged[]): void {
  for (const one of mutants.filter(({ isNoticed }) => !isNoticed)) {
    const how = one.isReached ? '' : ' (no test runs it)';
    console.log(
      `${packageOf(folder)}/${one.file}:${one.line}:${one.column} ${one.mutatorName}: ${one.replacement}${how}`,
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

for (const { folder, chosen } of work) {
  const began = Date.now();
  const mutants = await mutate(folder, chosen);
  if (!mutants) {
    process.exitCode = 1;
    continue;
  }
  printUnnoticed(folder, mutants);
  const [now, before] = [reachedBy(mutants), readScores()[folder]];
  const faults = isInPart ? judgeFiles(mutants, before) : judgeFolder(now, before);
  if (!isInPart && faults.length === 0) keep(folder, now);
  const below = now.score < WANTED ? `; ${WANTED} % are wanted` : '';
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(
    `${faults.length > 0 ? 'FAILED' : 'ok    '} ${folder}: ${now.score} % of ${mutants.length} in ${seconds} s${below}`,
  );
  for (const fault of faults) console.log(`✗ ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}
