import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
const MADE = new Set(['node_modules', 'dist', '.git', '.report', '.turbo']);

/** The tree as it stands, without what is made of it, somewhere else: for tests that write into it. */
export function copyTree() {
  const at = mkdtempSync(join(tmpdir(), 'checks-'));
  cpSync(ROOT, at, { recursive: true, filter: (path) => !MADE.has(basename(path)) });
  return { at, [Symbol.dispose]: () => rmSync(at, { recursive: true }) };
}

/** Lends the copy the libraries and the builds of the tree itself, so that its tools run there. */
export function lendLibraries(at: string): void {
  for (const home of ['.', ...globSync('{apps,packages}/*', { cwd: ROOT })]) {
    for (const made of ['node_modules', 'dist']) {
      const own = join(ROOT, home, made);
      if (existsSync(own)) symlinkSync(own, join(at, home, made));
    }
  }
}
