import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Tag } from './tag.tsx';

test('it has a word', () => {
  render(<Tag tone="negative">ถอน</Tag>);
  expect(screen.getByText('ถอน').className).toContain('negative');
});
