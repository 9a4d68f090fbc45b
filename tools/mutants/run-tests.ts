// Runs the tests of a package whose code is instrumented, in this folder, with every mutant that they reach:
// `node run-tests.ts FOLDER …`, only those in these folders. What comes of it is in the file of MUTANT_NOTES.
import { join } from 'node:path';
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node';

/** A test that takes that long with a mutant has noticed it. */
const LONGEST_MS = 30_000;
/** Nor is what never appears waited for as long as in a test. */
const LONGEST_WAIT_MS = 5_000;

/** Examples notice most mutants at once; what is drawn costs more. */
class PropertiesLast extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isProperty = ({ moduleId }: TestSpecification) => Number(moduleId.includes('.property.'));
    return files.toSorted((a, b) => isProperty(a) - isProperty(b));
  }
}

const vitest = await createVitest('test', {
  watch: false,
  isolate: false,
  maxWorkers: 1,
  bail: 0,
  sequence: { sequencer: PropertiesLast },
  coverage: { enabled: false },
  reporters: [{}],
  dangerouslyIgnoreUnhandledErrors: true,
  onConsoleLog: () => false,
});
for (const { config } of vitest.projects) {
  config.runner = join(import.meta.dirname, 'runner.ts');
  config.testTimeout = LONGEST_MS;
  config.hookTimeout = LONGEST_MS;
  config.expect.poll = { timeout: LONGEST_WAIT_MS };
  config.diff = { truncateThreshold: 1, maxDepth: 1 };
}
await vitest.start(process.argv.slice(2));
// What mutants throw behind a test's back is of no interest, what keeps all tests from being run is.
const files = vitest.state.getFiles();
const errors =
  files.length > 0
    ? files.flatMap((file) => file.result?.errors ?? [])
    : [...vitest.state.errorsSet];
for (const error of errors) console.error(error);
await vitest.close();
process.exit();
