import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
import { expect, test } from 'vitest';
import { useCalculator } from './use-calculator.ts';

const write = ({ months }: { months: string }) => new URLSearchParams({ months });

function Months() {
  const navigate = useNavigate();
  const { inputs, change } = useCalculator({
    open: (params) => {
      const inputs = { months: params.get('months') ?? '12' };
      return { inputs, typed: inputs, refused: [] };
    },
    write,
    problemsOf: () => ({}),
  });
  return (
    <>
      <input
        aria-label="งวด"
        value={inputs.months}
        onChange={(event) => change({ months: event.target.value })}
      />
      <button type="button" onClick={() => navigate(-1)}>
        กลับ
      </button>
    </>
  );
}

test('[PAGE-02] going back to another address of the same page shows what that says', async () => {
  render(
    <MemoryRouter initialEntries={['/loan', '/loan?months=60']}>
      <Months />
    </MemoryRouter>,
  );
  const field = () => screen.getByLabelText('งวด');
  await userEvent.type(field(), '0');
  expect(field()).toHaveProperty('value', '600');
  await userEvent.click(screen.getByRole('button', { name: 'กลับ' }));
  expect(field()).toHaveProperty('value', '12');
});
