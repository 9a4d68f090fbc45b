import { readdirSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleGroups, examples } from './examples.tsx';

const FOLDERS = `${import.meta.dirname}/../`;

test.each(examples)('the example "$title" renders, and every word of it is Thai', ({ node }) => {
  const Node = node;
  const { container } = render(<Node />);
  // A copy, because the component goes on drawing its own.
  const shown = container.cloneNode(true) as HTMLElement;
  for (const foreign of shown.querySelectorAll('[lang=en], [translate=no]')) foreign.remove();
  const words = [
    shown.textContent,
    ...[...shown.querySelectorAll('*')].flatMap((element) =>
      ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
    ),
  ].join(' ');
  // Hex colours, file formats and the name printed on the key itself are no English words.
  const latin = words.replace(/#[0-9a-f]{6}|CSV|XLSX/gi, '').match(/[A-Za-z]{2,}/g);
  expect(latin).toBeNull();
});

test('every component that has examples is on the living page', () => {
  const shown = exampleGroups.flatMap(({ components }) => components.map(({ id }) => id));
  const folders = readdirSync(FOLDERS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'examples')
    .filter((entry) => readdirSync(`${FOLDERS}${entry.name}`).includes('examples.tsx'))
    .map(({ name }) => name);
  expect(shown.toSorted()).toEqual(folders.toSorted());
});

test('every component has a name of its own, and a sentence on how it is used well and one on badly, in Thai', () => {
  const guides = exampleGroups.flatMap(({ components }) => components.map(({ guide }) => guide));
  expect(new Set(guides.map(({ name }) => name)).size).toBe(guides.length);
  for (const { name, good, bad } of guides) {
    expect(`${name}${good}${bad}`).not.toMatch(/[A-Za-z]/);
    expect(bad, name).toMatch(/^อย่า/);
  }
});
