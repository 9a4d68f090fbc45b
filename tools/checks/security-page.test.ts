import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

// docs/security.md and docs/reliability.md name a test for each of their sentences. This one checks that they exist.

const ROOT = resolve(import.meta.dirname, '../..');

describe.each(['security', 'reliability'])('docs/%s.md', (name) => {
  const page = readFileSync(`${ROOT}/docs/${name}.md`, 'utf8');
  const tests = [...page.matchAll(/\[“([^”]+)”\]\(\.\.\/([^)]+)\)/g)].map(
    ([, title = '', path = '']) => ({ title, path }),
  );

  test('every sentence about what holds names its test', () => {
    const sentences = page.split('\n## What is not covered')[0]?.split('\n- ').slice(1) ?? [];
    expect(sentences.length).toBeGreaterThan(20);
    expect(sentences.filter((sentence) => !sentence.includes('[“'))).toEqual([]);
  });

  test.each(tests)('“$title” is a test', ({ title, path }) => {
    expect(path).toMatch(/\.(test|e2e)\.tsx?$|\/testing\/faults\//);
    expect(readFileSync(`${ROOT}/${path}`, 'utf8')).toContain(title);
  });

  test('every file that the page links to is there', () => {
    const links = [...page.matchAll(/\]\(([^)#]+)\)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(resolve(ROOT, 'docs', link)))).toEqual([]);
  });
});
