import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of its own for a data file, gone when the test is over. */
export function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'facts-'));
  return {
    file: join(path, 'facts.db'),
    [Symbol.dispose]: () => rmSync(path, { recursive: true }),
  };
}
