import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Figures } from './figures.tsx';

test('each figure is the definition of its label, with its note', () => {
  render(<Figures items={[['เงินฝาก', '212,156.10', '2 บัญชี']]} />);
  expect(screen.getByRole('term').textContent).toBe('เงินฝาก');
  expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual([
    '212,156.10',
    '2 บัญชี',
  ]);
});
