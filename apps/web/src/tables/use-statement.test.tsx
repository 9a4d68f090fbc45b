import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { SiteProvider } from '../site/site.tsx';
import { SITE } from '../testing/render-screen.tsx';
import { type StatementRow, useStatement } from './use-statement.ts';

interface Row extends StatementRow {
  readonly words: string;
}

const row = (seq_no: number, operate_date: string, words: string): Row => ({
  seq_no,
  operate_date,
  words,
});
const ROWS = [
  row(1, '2024-05-01', 'เปิดบัญชี'),
  row(2, '2025-12-31', 'ดอกเบี้ย'),
  row(3, '2026-02-28', 'ฝากเงินสด'),
  row(4, '2026-11-02', 'ถอนเงินสด'),
];

const searchText = (other: Row) => other.words;

/** The hook at an address, as a screen of a cooperative whose year starts in this month would use it. */
function openStatement(rows: readonly Row[], path = '/', start_month = 1) {
  const source = { rows, asOf: '2026-11-19', searchText };
  const wrapper = ({ children }: { children: ReactNode }) => (
    <SiteProvider site={{ ...SITE, by_laws: { fiscal_year: { start_month } } }}>
      <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
    </SiteProvider>
  );
  const { result } = renderHook(
    () => ({ statement: useStatement(source), search: useLocation().search }),
    { wrapper },
  );
  return {
    numbers: () => result.current.statement.rows.map((other) => other.seq_no),
    statement: () => result.current.statement,
    search: () => result.current.search,
  };
}

test('without a choice this fiscal year is shown, newest first, after the row before it', () => {
  const { statement, numbers } = openStatement(ROWS);
  expect(statement().preset).toBe('fiscal');
  expect(numbers()).toEqual([4, 3]);
  expect(statement().before?.seq_no).toBe(2);
  expect(statement().total).toBe(4);
});

test('where this fiscal year has seen no movement, everything is shown', () => {
  const { statement, numbers } = openStatement(ROWS.slice(0, 2));
  expect(statement().preset).toBe('all');
  expect(numbers()).toEqual([2, 1]);
  expect(statement().before).toBeUndefined();
});

test('the address decides: period, days and words', () => {
  const address = '/?period=own&from=2025-12-01&to=2026-03-01&q=เงินสด';
  const { numbers, statement } = openStatement(ROWS, address);
  expect(numbers()).toEqual([3]);
  expect(statement().own).toEqual({ from: '2025-12-01', to: '2026-03-01' });
  expect(statement().before?.seq_no).toBe(1);
});

test('a choice is written to the address, and an empty one taken out of it', async () => {
  const { statement, search, numbers } = openStatement(ROWS);
  await act(async () => statement().change({ period: 'all', q: 'ดอกเบี้ย' }));
  expect(new URLSearchParams(search()).get('q')).toBe('ดอกเบี้ย');
  expect(numbers()).toEqual([2]);
  await act(async () => statement().change({ q: '' }));
  expect(search()).toBe('?period=all');
  expect(numbers()).toEqual([4, 3, 2, 1]);
});

test('what a search finds does not depend on how its Thai was typed', () => {
  const rows = [row(1, '2026-11-01', 'แก้ไขรายการ')];
  expect(openStatement(rows, `/?q=${encodeURIComponent('เเก้ไข')}`).numbers()).toEqual([1]);
});

test('showing everything takes period, days and words away', async () => {
  const { statement, search } = openStatement(ROWS, '/?period=own&from=2026-01-01&q=ฝาก');
  await act(async () => statement().showAll());
  expect(search()).toBe('?period=all');
});
