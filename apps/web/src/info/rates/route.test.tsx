import { EXAMPLE_BY_LAWS } from '@coop/contracts/by-laws/by-laws-of';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { textOf } from '../../testing/read.ts';
import { openScreen } from '../../testing/render-screen.tsx';
import { historyOf } from './history.ts';
import { Component as Rates } from './route.tsx';

const row = (table: HTMLElement, name: string) =>
  textOf(
    within(table)
      .getAllByRole('row')
      .find((element) => textOf(element).includes(name)),
  );

test('[VIS-03] rates of loans and deposits stand since when they hold, with those before', async () => {
  await openScreen(Rates, { at: '/rates' });
  const loans = await screen.findByRole('table', { name: 'อัตราดอกเบี้ยเงินกู้' });
  expect(row(loans, 'เงินกู้พิเศษเพื่อการเคหะ')).toMatch(/5\.25.*16 ก\.ค\. 2569/);
  const deposits = screen.getByRole('table', { name: 'อัตราดอกเบี้ยเงินฝาก' });
  expect(row(deposits, 'เงินฝากประจำ 24 เดือน')).toMatch(/3\.00.*1 ม\.ค\. 2556/);
  const before = screen.getByText('เงินกู้สามัญ', { selector: 'caption' }).closest('table');
  expect(textOf(before)).toMatch(/1 ม\.ค\. 2569.*5\.50.*1 ม\.ค\. 2548.*5\.75.*ก่อนหน้านั้น.*6\.25/);
});

test('[VIS-03] dividend and average refund stand with the years that the by-laws tell', async () => {
  const history = [
    { year: 2024, dividend: '5.15', refund: '11.50' },
    { year: 2026, dividend: '9.99', refund: '9.99' },
  ];
  await openScreen(Rates, { at: '/rates', site: { by_laws: { dividend: { history } } } });
  const paid = await screen.findByRole('table', { name: /^เงินปันผลและเงินเฉลี่ยคืน/ });
  expect(row(paid, '2568')).toMatch(/5\.25.*12\.00/);
  expect(row(paid, '2567')).toMatch(/5\.15.*11\.50/);
  // Not approved yet.
  expect(paid.textContent).not.toContain('9.99');
});

test('by-laws that say another rate for today tell no history', () => {
  const rates = {
    loans: [{ name: 'เงินกู้สามัญ', rate: '5.75', since: '2026-02-01' }],
    deposits: [],
    dividend: { year: 2025, dividend_rate: '', refund_rate: '', since: '' },
  };
  expect(historyOf(rates, EXAMPLE_BY_LAWS, '2026-11-20').loans[0]?.past).toEqual([]);
  const agreed = { ...rates, loans: [{ name: 'เงินกู้สามัญ', rate: '5.50', since: '2026-01-01' }] };
  expect(historyOf(agreed, EXAMPLE_BY_LAWS, '2026-11-20').loans[0]?.past).toEqual([
    { rate: '5.50', from: '2026-01-01' },
    { rate: '5.75', from: '2005-01-01' },
    { rate: '6.25', from: undefined },
  ]);
});
