import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';
import { readStyleFiles } from './style-files.ts';

// A class that its style sheet does not have reads `undefined` on the page, and nothing else would say so.

/** Classes of each style sheet, by its path. */
const CLASSES = new Map(
  readStyleFiles().map(({ path, css }) => {
    const names = new Set<string>();
    css.walkRules(({ selector }) => {
      for (const [, name = ''] of selector.matchAll(/\.([a-zA-Z][\w-]*)/g)) names.add(name);
    });
    return [path, names] as const;
  }),
);

const IMPORT = /import (\w+) from '(\.[^']+\.module\.css)';/g;

/** Returns the classes that a source takes from its style sheets and that they do not have. */
function missingIn(path: string, source: string): string[] {
  return [...source.matchAll(IMPORT)].flatMap(([, local = '', file = '']) => {
    const sheet = normalize(join(dirname(path), file)).replaceAll('\\', '/');
    const named = [...source.matchAll(new RegExp(`(?<![\\w/-])${local}\\.(\\w+)`, 'g'))];
    return named
      .map(([, name = '']) => name)
      .filter((name) => !CLASSES.get(sheet)?.has(name))
      .map((name) => `${path}: ${local}.${name}`);
  });
}

test('every class that a component names is in its style sheet', () => {
  const files = globSync('{apps,packages}/*/src/**/*.tsx', { cwd: ROOT });
  const sources = files.map((path) => [path, readFileSync(resolve(ROOT, path), 'utf8')] as const);
  expect(sources.filter(([, source]) => source.includes('.module.css')).length).toBeGreaterThan(99);
  expect(sources.flatMap(([path, source]) => missingIn(path, source))).toEqual([]);
});

test('one that is missing is found', () => {
  const source = "import styles from './show.module.css';\nstyles.page; styles.nowhere;";
  expect(missingIn('apps/web/src/info/show/x.tsx', source)).toEqual([
    'apps/web/src/info/show/x.tsx: styles.nowhere',
  ]);
});
