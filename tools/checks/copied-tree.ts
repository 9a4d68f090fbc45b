import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
const MADE = new Set(['node_modules', 'dist', '.git', '.report', '.turbo']);
/** Stands there while the mock is packed (tools/pack), which may be meanwhile. */
const PACKED = join(ROOT, 'apps/mock-api/console');

/** Copies the tree without its builds, for tests that write into it; into a folder of this name, if one is given. */
export function copyTree(name = '') {
  const folder = mkdtempSync(join(tmpdir(), 'checks-'));
  const tree = join(folder, name);
  const isKept = (path: string) => !MADE.has(basename(path)) && path !== PACKED;
  cpSync(ROOT, tree, { recursive: true, filter: isKept });
  return { at: tree, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Links libraries and builds of the tree into the copy, so that its tools run there. */
export function lendLibraries(tree: string): void {
  for (const home of ['.', ...globSync('{apps,packages}/*', { cwd: ROOT })]) {
    for (const made of ['node_modules', 'dist']) {
      const source = join(ROOT, home, made);
      if (existsSync(source)) symlinkSync(source, join(tree, home, made));
    }
  }
}
