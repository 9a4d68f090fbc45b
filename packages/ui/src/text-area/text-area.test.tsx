import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextArea } from './text-area.tsx';

test('it is a labelled text area that tells its error', () => {
  render(<TextArea label="รายละเอียด" name="Note" error="กรุณากรอกรายละเอียด" />);
  const area = screen.getByRole('textbox', { name: 'รายละเอียด' });
  expect(area.tagName).toBe('TEXTAREA');
  expect(area.getAttribute('aria-invalid')).toBe('true');
});
