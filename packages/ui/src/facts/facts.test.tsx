import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Facts } from './facts.tsx';

test('terms and values are a definition list', () => {
  render(<Facts rows={[['อัตราดอกเบี้ย', '5.50 % ต่อปี']]} />);
  expect(screen.getByRole('term').textContent).toBe('อัตราดอกเบี้ย');
  expect(screen.getByRole('definition').textContent).toBe('5.50 % ต่อปี');
});
