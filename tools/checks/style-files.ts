import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'postcss';
import { ROOT } from './source-files.ts';

/** Reads every style sheet of every package and app; paths are from the root: `packages/ui/src/card/card.module.css`. */
export function readStyleFiles() {
  return globSync('{apps,packages}/*/src/**/*.css', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, css: parse(readFileSync(resolve(ROOT, path), 'utf8')) }));
}
