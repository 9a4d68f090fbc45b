import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmptyState } from './empty-state.tsx';

test('it says why and what next', () => {
  const { container } = render(
    <EmptyState title="ยังไม่มีสัญญาเงินกู้" action={<a href="#new">ยื่นคำขอ</a>}>
      เมื่ออนุมัติแล้วจะแสดงที่นี่
    </EmptyState>,
  );
  expect(container.textContent).toContain('ยังไม่มีสัญญาเงินกู้');
  expect(screen.getByText('เงินกู้').className).toBe('whole');
  expect(screen.getByText('เมื่ออนุมัติแล้วจะแสดงที่นี่')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'ยื่นคำขอ' })).toBeTruthy();
});
