// Vitest's runner, which runs every test once as the code stands and then once more for each mutant that the test
// reached and none has noticed yet: modules are loaded once, so that a mutant costs no more than the test.
import { openSync, writeSync } from 'node:fs';
import { type RunnerTestCase, TestRunner } from 'vitest';
import { readNotes } from './notes.ts';

/** What the instrumented code reads and writes. */
interface Switch {
  activeMutant: string | undefined;
  currentTestId: string | undefined;
  hitCount: number;
  hitLimit: number;
  readonly mutantCoverage: {
    readonly static: Record<string, number>;
    perTest: Record<string, Record<string, number>>;
  };
  /** Whether a mutant has been tried, which may have left something behind in the modules. */
  isUsed: boolean;
}

/** A mutant that is met so many times more often than its code was is in a loop without an end. */
const HITS_TIMES = 20;

declare global {
  var __stryker__: Switch | undefined;
}

globalThis.__stryker__ ??= {
  activeMutant: undefined,
  currentTestId: undefined,
  hitCount: 0,
  hitLimit: Number.POSITIVE_INFINITY,
  mutantCoverage: { static: {}, perTest: {} },
  isUsed: false,
};
const control = globalThis.__stryker__;

const path = process.env.MUTANT_NOTES ?? '';
const file = openSync(path, 'a');
const note = (...words: readonly string[]) => writeSync(file, `${JSON.stringify(words)}\n`);
note('begins', '');
const known = readNotes(path);
const noticed = new Set(known.noticed);

/** The modules are of no more use: the tests are run again with others. */
function end(word: 'spoils' | 'ends', test: string): never {
  note(word, test);
  process.kill(process.pid, 'SIGKILL');
  throw new Error('ended');
}

const nameOf = (test: RunnerTestCase) => `${test.file.name} > ${test.fullTestName}`;

export default class MutantRunner extends TestRunner {
  /** Mutants that the test has yet to be run with. */
  #left: string[] = [];
  #hits: Readonly<Record<string, number>> = {};
  /** Whether the test is run once more without a mutant: what one leaves behind would spoil what is tried next. */
  #isToBeAsked = false;

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    test.repeats = Number.POSITIVE_INFINITY;
  }

  override onBeforeTryTask(test: RunnerTestCase, options: { retry: number; repeats: number }) {
    super.onBeforeTryTask(test, options);
    control.currentTestId = 'test';
    if (options.repeats === 0) {
      control.mutantCoverage.perTest = {};
      return;
    }
    while (noticed.has(this.#left[0] ?? '')) this.#left.shift();
    const id = this.#left[0];
    if (this.#isToBeAsked && (id === undefined || known.spoilt.has(nameOf(test)))) return;
    if (id === undefined) {
      // Vitest passes over what is pending, and so ends the repeats.
      Object.assign(test.result ?? {}, { pending: true });
      throw new Error('tried with all mutants');
    }
    note('tries', nameOf(test), id);
    control.hitCount = 0;
    control.hitLimit = HITS_TIMES * (1 + (this.#hits[id] ?? 0));
    control.activeMutant = id;
  }

  override async onAfterRetryTask(
    test: RunnerTestCase,
    options: { retry: number; repeats: number },
  ) {
    const id = control.activeMutant;
    control.activeMutant = undefined;
    control.currentTestId = undefined;
    await super.onAfterRetryTask(test, options);
    const failed = test.result?.state === 'fail';
    if (options.repeats === 0) this.#plan(test, failed);
    else if (id === undefined) {
      if (failed && this.#isToBeAsked) end('spoils', nameOf(test));
      this.#isToBeAsked = false;
    } else {
      this.#left.shift();
      if (failed) noticed.add(id);
      note(failed ? 'noticed' : 'unnoticed', nameOf(test), id);
      this.#isToBeAsked = true;
      control.isUsed = true;
    }
    // What a mutant made of the test is of no further use, and may be long.
    if (test.result) Object.assign(test.result, { errors: undefined, attempts: [] });
  }

  #plan(test: RunnerTestCase, failed: boolean): void {
    this.#hits = { ...control.mutantCoverage.perTest.test };
    const reached = Object.keys(this.#hits);
    note('reaches', nameOf(test), ...reached);
    if (failed && control.isUsed) end('ends', nameOf(test));
    if (failed) note('fails', nameOf(test), test.result?.errors?.[0]?.message ?? '');
    this.#isToBeAsked = false;
    this.#left = failed ? [] : reached.filter((id) => !known.tried.has(`${nameOf(test)} ${id}`));
  }

  override onAfterRunFiles(files: Parameters<TestRunner['onAfterRunFiles']>[0]): void {
    super.onAfterRunFiles(files);
    note('loads', '', ...Object.keys(control.mutantCoverage.static));
  }
}
