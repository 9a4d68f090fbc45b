import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TermsText } from './terms-text.tsx';

test('the terms are read with their version and the day from which they hold', async () => {
  const terms = { title: 'ข้อตกลง', version: '3', effective_date: '2026-01-01' };
  const { container } = render(<TermsText terms={{ ...terms, html: '<p>ข้อ 1</p>' }} />);
  expect(screen.getByRole('heading').textContent).toBe('ข้อตกลง');
  expect(screen.getByText('ฉบับที่ 3 · มีผลตั้งแต่ 1 มกราคม 2569')).toBeDefined();
  const words = await screen.findByText('ข้อ 1');
  expect(words.closest('.prose')).not.toBeNull();
  expect(container.querySelectorAll('p')).toHaveLength(2);
});
