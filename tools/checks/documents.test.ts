import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './source-files.ts';

const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/** Records that no longer hold name what is gone. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/**/*.md', { cwd: ROOT })]
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('/superseded/'));

/** `npm run docs` writes them, and git does not keep them. */
const WRITTEN = ['docs/api.md', 'docs/control.md', 'docs/wording.md'];

/** Made by a build or a run. */
const MADE = /\/(?:dist|\.report)\//;

/** Addresses of links in a document, and paths that it names from the root; records of decisions name what was then. */
function pathsIn(document: string): string[] {
  const text = textOf(document);
  const links = [...text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) =>
    join(dirname(document), path),
  );
  const named = [...text.matchAll(/`((?:apps|packages|tools|docs)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  return document.startsWith('docs/decisions/') ? links : [...links, ...named];
}

test('every path that a document names is there', () => {
  const missing = DOCUMENTS.flatMap((document) =>
    pathsIn(document)
      .filter(
        (path) => !WRITTEN.includes(path) && !MADE.test(path) && !existsSync(join(ROOT, path)),
      )
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('every command that a document names is one of package.json', () => {
  const { scripts } = JSON.parse(textOf('package.json'));
  const unknown = DOCUMENTS.flatMap((document) =>
    [...textOf(document).matchAll(/npm run ([\w-]+)/g)]
      .map(([, command = '']) => command)
      .filter((command) => !(command in scripts))
      .map((command) => `${document}: npm run ${command}`),
  );
  expect(unknown).toEqual([]);
});

test.each(['README.md', 'CONTRIBUTING.md', 'docs/architecture.md'])(
  '%s has at most 250 lines',
  (document) => {
    expect(textOf(document).trimEnd().split('\n').length).toBeLessThanOrEqual(250);
  },
);

/** Reads the arrows of a picture; `a & b --> c` are two. */
function arrowsIn(picture: string): [from: string, to: string][] {
  const names = (side: string) => side.split('&').map((name) => name.trim().replace(/\[.*/, ''));
  return picture.split('\n').flatMap((line) => {
    const [, left, right] = /^ *(.+?) *(?:-->|-\. .*? \.->) *(.+)$/.exec(line) ?? [];
    if (!left || !right) return [];
    return names(left).flatMap((from) => names(right).map((to): [string, string] => [from, to]));
  });
}

test('no picture of the architecture has a double arrow or more than twenty boxes', () => {
  const [, section = ''] = textOf('docs/architecture.md').split('## Who may import whom');
  const [imports = ''] = section.split('\n## ');
  const pictures = [...imports.matchAll(/```mermaid\n([\s\S]*?)```/g)].map(([, text = '']) => text);
  expect(pictures).toHaveLength(3);
  for (const picture of pictures) {
    const arrows = arrowsIn(picture);
    expect(arrows.length).toBeGreaterThan(4);
    expect(new Set(arrows.flat()).size).toBeLessThanOrEqual(20);
    const drawn = new Set(arrows.map(([from, to]) => `${from} ${to}`));
    expect(arrows.filter(([from, to]) => drawn.has(`${to} ${from}`))).toEqual([]);
  }
});
