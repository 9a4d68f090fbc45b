import { spawn } from 'node:child_process';
import { appendFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endTree } from '../process-tree.mjs';
import { type Notes, readNotes } from './notes.ts';

/** No test with a mutant takes longer (run-tests.ts), unless it is in a loop without an end. */
const STUCK_MS = 45_000;
const LOOK_MS = 5_000;

/** Runs the tests until they end, or are stuck in a mutant. */
function runOnce(home: string, tests: readonly string[], notes: string): Promise<string> {
  // Vite takes the runner from within the tree that it serves.
  const runTests = join(home, '../../tools/mutants/run-tests.ts');
  const child = spawn(process.execPath, [runTests, ...tests], {
    cwd: home,
    env: {
      ...process.env,
      MUTANT_NOTES: notes,
      // A property finds a mutant with its first values or not at all.
      PROPERTY_RUNS: process.env.PROPERTY_RUNS ?? '10',
      WAIT_MS: '5000',
      NODE_ENV: 'test',
      VITEST: '1',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let words = '';
  child.stderr.on('data', (chunk) => {
    words += chunk;
  });
  const look = setInterval(() => {
    const quietMs = Date.now() - statSync(notes).mtimeMs;
    if (quietMs > STUCK_MS && readNotes(notes).open && child.pid) void endTree(child.pid);
  }, LOOK_MS);
  return new Promise((resolve) => {
    child.once('exit', () => {
      clearInterval(look);
      resolve(words);
    });
  });
}

/** Tries every mutant of a package, with the tests of these folders. */
export async function tryMutants(home: string, tests: readonly string[]): Promise<Notes> {
  const path = join(home, 'mutants.notes');
  writeFileSync(path, '');
  for (let ends = 0; ; ) {
    const words = await runOnce(home, tests, path);
    const notes = readNotes(path);
    // A mutant in which a test never ends, or that ends its process, is noticed.
    const { open } = notes;
    if (open) appendFileSync(path, `${JSON.stringify(['noticed', open.test, open.mutant])}\n`);
    else if (notes.ends === ends) {
      if (words) console.error(words);
      return notes;
    }
    ends = notes.ends;
  }
}
