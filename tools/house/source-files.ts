import { globSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');

export interface Import {
  /** As it is written. */
  readonly specifier: string;
  /** `zod`, `@coop/ui`, `node:fs`; undefined for a relative import. */
  readonly from: string | undefined;
  /** Path from the root, for a relative import. */
  readonly path: string;
}

export interface SourceFile {
  /** From the root, with slashes: `packages/ui/src/card/card.tsx`. */
  readonly path: string;
  /** `packages/ui`. */
  readonly home: string;
  readonly isTest: boolean;
  readonly text: string;
  /** Without comments and quoted text. */
  readonly code: string;
  readonly imports: readonly Import[];
}

/** What is put together with `${…}` is text of a program that writes programs. */
const IMPORT = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*)'([^'\n$]+)'/g;
/** In this order at each place: block comment, line comment, quoted text on one line. */
const NOT_CODE = /\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;

const TEST = /\.(test|test-d|e2e|property\.test)\.tsx?$|\/(testing|e2e|bench|vectors)\//;

function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.')) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function read(path: string): SourceFile {
  const text = readFileSync(resolve(ROOT, path), 'utf8');
  const withoutComments = text.replaceAll(NOT_CODE, (found) => (/^\//.test(found) ? '' : found));
  const imports = [...withoutComments.matchAll(IMPORT)].map(([, specifier = '']) => ({
    specifier,
    from: packageOf(specifier),
    path: posix.join(posix.dirname(path), specifier),
  }));
  return {
    path,
    home: path.split('/').slice(0, 2).join('/'),
    isTest: TEST.test(path),
    text,
    code: text.replaceAll(NOT_CODE, (found) => (/^\//.test(found) ? '' : "''")),
    imports,
  };
}

/** Every source file of every package and app, as it is on disk. */
export function readSourceFiles(): SourceFile[] {
  const found = globSync('{apps,packages}/*/{src,server,e2e,bench}/**/*.{ts,tsx,mjs}', {
    cwd: ROOT,
  });
  return found
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map(read);
}

/** What the code of a package or app depends on, by its package.json. */
export function readDependencies(home: string): string[] {
  const manifest: { dependencies?: object } = JSON.parse(
    readFileSync(resolve(ROOT, home, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.dependencies ?? {});
}
