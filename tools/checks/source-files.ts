import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

/** In this order at each place: block comment, line comment, quoted text on one line. */
const NOT_CODE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

const TEST = /\.(test|test-d|e2e|property\.test)\.tsx?$|\/(testing|e2e|bench|vectors)\//;

function read(path: string) {
  const text = readFileSync(resolve(ROOT, path), 'utf8');
  return {
    /** From the root, with slashes: `packages/ui/src/card/card.tsx`. */
    path,
    /** `packages/ui`. */
    home: path.split('/').slice(0, 2).join('/'),
    isTest: TEST.test(path),
    text,
    /** Without comments and quoted text. */
    code: text.replaceAll(NOT_CODE, (found) => (/^\//.test(found) ? '' : "''")),
  };
}

export type SourceFile = Readonly<ReturnType<typeof read>>;

/** Reads every source file of every package and app. */
export function readSourceFiles(): SourceFile[] {
  const found = globSync('{apps,packages}/*/{src,server,e2e,bench}/**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
  });
  return found
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map(read);
}
