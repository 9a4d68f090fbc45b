import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fold } from './fold.tsx';

test('what is inside is there for search and readers once it is opened', () => {
  render(<Fold summary="เท่าเดิม 3 รายการ">ค่าหุ้นรายเดือน</Fold>);
  const details = screen.getByRole('group');
  expect(details.hasAttribute('open')).toBe(false);
  screen.getByText('เท่าเดิม 3 รายการ').click();
  expect(details.hasAttribute('open')).toBe(true);
  expect(details.textContent).toContain('ค่าหุ้นรายเดือน');
});
