import { globSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { accepted } from '../mutants/accepted.ts';
import { chosenIn, FOLDERS, filesOf, packageOf } from '../mutants/folders.ts';
import { readNotes } from '../mutants/notes.ts';
import { judged, judgeFiles, judgeFolder, reachedBy } from '../mutants/scores.ts';
import { ROOT } from './copied-tree.ts';

const mutants = (file: string, killed: number, survived: number) => [
  ...Array.from({ length: killed }, () => ({ file, isNoticed: true })),
  ...Array.from({ length: survived }, () => ({ file, isNoticed: false })),
];

test('a score is the share that is noticed, rounded down', () => {
  expect(reachedBy(mutants('a.ts', 2, 1))).toEqual({ score: 66.6, survivors: { 'a.ts': 1 } });
  expect(reachedBy([]).score).toBe(100);
});

const change = { mutatorName: '', replacement: '', file: 'a.ts', line: 1, column: 1, text: '' };
const notesOf = (...lines: readonly (readonly string[])[]) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'notes-'));
  const path = join(folder.path, 'notes');
  writeFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  return readNotes(path);
};

test('what only loading a module runs does not count, what no test runs does', () => {
  const notes = notesOf(
    ['begins', ''],
    ['reaches', 'test', '1', '2'],
    ['tries', 'test', '1'],
    ['noticed', 'test', '1'],
    ['tries', 'test', '2'],
    ['unnoticed', 'test', '2'],
    ['loads', '', '2', '3'],
  );
  const changes = ['1', '2', '3', '4'].map((id) => ({ ...change, id }));
  expect(
    judged(changes, notes).map(({ id, isNoticed, isReached }) => [id, isNoticed, isReached]),
  ).toEqual([
    ['1', true, true],
    ['2', false, true],
    ['4', false, false],
  ]);
});

test('a mutant that ends the tests is noticed; what a spoilt test noticed is asked again', () => {
  const ended = notesOf(['begins', ''], ['tries', 'test', '1'], ['begins', '']);
  expect(ended.noticed).toEqual(new Set(['1']));
  const stuck = notesOf(['begins', ''], ['tries', 'test', '1']);
  expect(stuck.open).toEqual({ test: 'test', mutant: '1' });
  const first = [
    ['begins', ''],
    ['noticed', 'test', '1'],
    ['noticed', 'another', '2'],
    ['spoils', 'test'],
  ];
  expect(notesOf(...first).noticed).toEqual(new Set(['2']));
  const again = notesOf(...first, ['begins', ''], ['noticed', 'test', '1'], ['spoils', 'test']);
  expect([again.noticed, again.ends]).toEqual([new Set(['2', '1']), 2]);
});

test('a folder may not fall under its score', () => {
  const now = reachedBy(mutants('a.ts', 9, 1));
  expect(judgeFolder(now, { score: 90.1, survivors: {} })).toEqual(['90 %, and has been 90.1 %']);
  expect(judgeFolder(now, { score: 90, survivors: {} })).toEqual([]);
  expect(judgeFolder(now, undefined)).toEqual([]);
});

test('in a changed file no more may survive than before, unless nine tenths are noticed', () => {
  const changed = [...mutants('poor.ts', 8, 2), ...mutants('good.ts', 9, 1)];
  expect(judgeFiles(changed, { score: 100, survivors: { 'poor.ts': 1 } })).toEqual([
    'poor.ts: 2 survive, 1 did; 80 % are noticed, 90 % are wanted',
  ]);
  expect(judgeFiles(changed, { score: 100, survivors: { 'poor.ts': 2 } })).toEqual([]);
});

test('every folder has files, and a test is none of them', () => {
  for (const folder of Object.keys(FOLDERS)) {
    const files = globSync('**/*', { cwd: join(ROOT, folder) }).map((file) => `${folder}/${file}`);
    const chosen = chosenIn(folder, files);
    expect(chosen.length, folder).toBeGreaterThan(0);
    expect(chosen).toEqual(filesOf(folder));
    expect(chosen.filter((file) => file.includes('.test.'))).toEqual([]);
  }
});

/** How many mutants are accepted; may only become fewer. */
const ACCEPTED = 0;

test('no more mutants are accepted than were, each with a reason and in a line that is there', () => {
  expect(accepted.length).toBeLessThanOrEqual(ACCEPTED);
  for (const { file, text, reason } of accepted) {
    const lines = readFileSync(join(ROOT, file), 'utf8').split('\n');
    expect(lines.map((line) => line.trim())).toContain(text);
    expect(Object.keys(FOLDERS).some((folder) => file.startsWith(packageOf(folder)))).toBe(true);
    expect(reason).toMatch(/\w+ \w+/);
  }
});
