import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

test('it is heard once, by the focus with its errors, and a link moves it to the field', async () => {
  render(
    <>
      <ErrorSummary title="ยังส่งไม่ได้" errors={[{ fieldId: 'no', message: 'กรุณากรอกเลขทะเบียน' }]} />
      <input id="no" aria-label="เลขทะเบียน" />
    </>,
  );
  const summary = screen.getByRole('group', {
    name: 'ยังส่งไม่ได้',
    description: 'กรุณากรอกเลขทะเบียน',
  });
  expect(document.activeElement).toBe(summary);
  expect(screen.getByRole('heading', { name: 'ยังส่งไม่ได้' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
  const link = screen.getByRole('link', { name: 'กรุณากรอกเลขทะเบียน' });
  expect(link.getAttribute('href')).toBe('#no');
  await userEvent.click(link);
  expect(document.activeElement).toBe(screen.getByLabelText('เลขทะเบียน'));
});
