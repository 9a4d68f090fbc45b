import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { COLOUR_PAIRS } from './pairs.ts';
import { Palette } from './palette.tsx';
import { COLOUR_TOKENS } from './tokens.ts';

test('it names every token and every pair', () => {
  render(<Palette />);
  expect(screen.getAllByRole('listitem')).toHaveLength(COLOUR_TOKENS.length + COLOUR_PAIRS.length);
  expect(screen.getByText('--green-700')).toBeTruthy();
});
