import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SignTag, signTone } from './sign-status.tsx';

test.each([
  ['loan', 0, undefined, 'muted'],
  ['loan', 0, '01', 'muted'],
  ['loan', -1, undefined, 'positive'],
  ['loan', -1, '01', 'positive'],
  ['loan', 1, undefined, 'negative'],
  ['loan', 1, '02', 'negative'],
  ['loan', 1, '', 'negative'],
  ['loan', 1, '1', 'negative'],
  ['loan', 1, '01', 'muted'],
  ['loan', 2, undefined, 'muted'],
  ['loan', -2, '01', 'muted'],
  ['loan', Number.NaN, undefined, 'muted'],
  ['deposit', 0, undefined, 'muted'],
  ['deposit', -1, undefined, 'negative'],
  ['deposit', 1, undefined, 'positive'],
  ['deposit', 1, '01', 'positive'],
  ['deposit', 2, undefined, 'negative'],
  ['deposit', -9, undefined, 'negative'],
  ['share', 0, undefined, 'muted'],
  ['share', -1, undefined, 'negative'],
  ['share', 1, undefined, 'positive'],
  ['share', 1, '01', 'positive'],
  ['share', 2, undefined, 'muted'],
  ['share', -9, undefined, 'muted'],
] as const)('%s with status %s and code %s is %s', (kind, status, code, tone) => {
  expect(signTone(kind, status, code)).toBe(tone);
});

test('the tag carries the word, not only the colour', () => {
  render(
    <SignTag kind="deposit" status={-1}>
      ถอน
    </SignTag>,
  );
  expect(screen.getByText('ถอน').className).toContain('negative');
});
