import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, type Root } from 'postcss';
import { ROOT } from './source-files.ts';

export interface StyleFile {
  /** From the root, with slashes: `packages/ui/src/card/card.module.css`. */
  readonly path: string;
  readonly css: Root;
}

/** Reads every style sheet of every package and app. */
export function readStyleFiles(): StyleFile[] {
  return globSync('{apps,packages}/*/src/**/*.css', { cwd: ROOT })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, css: parse(readFileSync(resolve(ROOT, path), 'utf8')) }));
}
