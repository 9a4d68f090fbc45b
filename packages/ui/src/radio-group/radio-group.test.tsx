import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './radio-group.tsx';

const OPTIONS = [
  { value: 'Y', label: 'ถูกต้อง' },
  { value: 'N', label: 'ไม่ถูกต้อง' },
];

test('the question names the group, and a press on the words answers it', async () => {
  const onChange = vi.fn();
  const shared = { legend: 'ทุนเรือนหุ้น', name: 'answer', options: OPTIONS, onChange };
  const { rerender } = render(<RadioGroup {...shared} value={undefined} />);
  const group = within(screen.getByRole('group', { name: 'ทุนเรือนหุ้น' }));
  expect(group.getAllByRole('radio', { checked: false })).toHaveLength(2);
  await userEvent.click(group.getByText('ไม่ถูกต้อง'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('N');
  rerender(<RadioGroup {...shared} value="N" />);
  expect(group.getByRole('radio', { checked: true })).toBe(group.getByLabelText('ไม่ถูกต้อง'));
});

test('hint and error are read with the question; a link to the error finds the first answer', () => {
  render(
    <RadioGroup
      legend="ทุนเรือนหุ้น"
      name="answer"
      options={OPTIONS}
      value={undefined}
      onChange={() => {}}
      hint="ดูจากใบเสร็จ"
      error="กรุณาเลือก"
      id="share"
    />,
  );
  const described = screen.getByRole('group').getAttribute('aria-describedby');
  expect(described).toBe('share-error share-hint');
  expect(document.getElementById('share-error')?.textContent).toContain('กรุณาเลือก');
  expect(document.getElementById('share')).toBe(screen.getByLabelText('ถูกต้อง'));
});
