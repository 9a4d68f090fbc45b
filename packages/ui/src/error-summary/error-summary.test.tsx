import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ErrorSummary } from './error-summary.tsx';

test('it takes the focus, and a link moves it to the field', async () => {
  render(
    <>
      <ErrorSummary title="ยังส่งไม่ได้" errors={[{ fieldId: 'no', message: 'กรุณากรอกเลขทะเบียน' }]} />
      <input id="no" aria-label="เลขทะเบียน" />
    </>,
  );
  const alert = screen.getByRole('alert', { name: 'ยังส่งไม่ได้' });
  expect(document.activeElement).toBe(alert);
  const link = screen.getByRole('link', { name: 'กรุณากรอกเลขทะเบียน' });
  expect(link.getAttribute('href')).toBe('#no');
  await userEvent.click(link);
  expect(document.activeElement).toBe(screen.getByLabelText('เลขทะเบียน'));
});
