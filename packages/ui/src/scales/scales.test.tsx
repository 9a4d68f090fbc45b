import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SIZE_TOKENS } from '../palette/tokens.ts';
import { shown } from './examples.tsx';

test('the examples together name every token that is no colour, with its value', () => {
  render(Object.entries(shown.examples).map(([title, node]) => <div key={title}>{node}</div>));
  const named = screen.getAllByRole('term').map((item) => item.textContent);
  const tokens = SIZE_TOKENS.map(({ name, value }) => `--${name} ${value}`);
  expect(named.toSorted()).toEqual(tokens.toSorted());
});
