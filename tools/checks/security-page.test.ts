import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

// docs/security.md names tests. This one checks that they exist.

const ROOT = resolve(import.meta.dirname, '../..');
const PAGE = readFileSync(`${ROOT}/docs/security.md`, 'utf8');

const sections = PAGE.slice(0, PAGE.indexOf('\n## Headers')).split('\n### ').slice(1);
const tests = [...PAGE.matchAll(/\[`([^`]+)`\]\(\.\.\/([^)]+)\) “([^”]+)”/g)].map(
  ([, name = '', path = '', title = '']) => ({ name, path, title }),
);

test('every attack says where it would hurt, what stands against it, and has a test', () => {
  expect(sections.length).toBeGreaterThanOrEqual(13);
  for (const section of sections) {
    expect(section).toMatch(/\*\*Where\*\*.+\n- \*\*Defence\*\*.+\n- \*\*Tests\*\*:\n {2}- \[`/);
  }
});

test.each(tests)('$name has “$title”', ({ name, path, title }) => {
  expect(name).toBe(path);
  expect(path).toMatch(/\.(test|e2e)\.tsx?$/);
  expect(readFileSync(`${ROOT}/${path}`, 'utf8')).toContain(title);
});

test('every file that the page links to is there', () => {
  const links = [...PAGE.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !existsSync(resolve(ROOT, 'docs', link)))).toEqual([]);
  expect(links.length).toBeGreaterThan(30);
});
