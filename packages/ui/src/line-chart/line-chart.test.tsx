import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawing } from '../chart/drawing.ts';
import { HideAmountsProvider } from '../hide-amounts/hide-amounts.tsx';
import { AreaChart, epochDay } from './line-chart.tsx';

const POINTS = Array.from({ length: 20 }, (_, index) => ({
  x: epochDay(`${2005 + index}-06-30`),
  y: 1_000_000 * (index + 1),
  label: `ปี ${2548 + index}`,
}));
const base = { title: 'กราฟทุนเรือนหุ้น', caption: 'เพิ่มขึ้นทุกปี', points: POINTS };

const wordsOf = (chart: Element) => [...chart.querySelectorAll('text')].map((t) => t.textContent);

test('heard are a sentence and the same data as a table, and no drawing', () => {
  render(<AreaChart {...base} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('เพิ่มขึ้นทุกปี')).toBeTruthy();
  expect(screen.getByText('ดูเป็นตาราง')).toBeTruthy();
  const table = screen.getByRole('table', { name: 'กราฟทุนเรือนหุ้น', hidden: true });
  expect(table.querySelectorAll('tbody tr')).toHaveLength(20);
  expect(table.querySelector('tbody tr')?.textContent).toBe('ปี 254810,000.00');
});

test('ticks are Buddhist years and thousands of baht, few enough for a phone', () => {
  render(<AreaChart {...base} />);
  expect(wordsOf(drawing())).toEqual([
    ...['พันบาท', '0', '50', '100', '150', '200'],
    ...['2550', '2560'],
  ]);
});

test('what is expected is dashed and said in words', () => {
  const { container } = render(
    <AreaChart {...base} projected={[{ x: epochDay('2030-06-30'), y: 0, label: 'ปี 2573' }]} />,
  );
  expect(container.querySelectorAll('.no-print polyline')).toHaveLength(2);
  expect(screen.getByText('เส้นประคือยอดที่คาดการณ์')).toBeTruthy();
  expect(container.querySelectorAll('tbody tr')).toHaveLength(21);
});

test('hidden amounts keep the shape and lose the figures', () => {
  const { container } = render(
    <HideAmountsProvider hidden>
      <AreaChart {...base} />
    </HideAmountsProvider>,
  );
  expect(container.querySelector('polyline')).toBeTruthy();
  expect(wordsOf(drawing())).toContain('•••');
  expect(container.textContent).not.toContain('10,000');
});

test('where the names of both ends would meet, the end alone is named', () => {
  const points = ['2026-01-31', '2026-10-31'].map((day, index) => ({
    x: epochDay(day),
    y: index,
    label: `วันที่ ${day} ของปีนี้`,
  }));
  render(<AreaChart {...base} points={points} />);
  const words = wordsOf(drawing());
  expect(words).toContain('วันที่ 2026-10-31 ของปีนี้');
  expect(words).not.toContain('วันที่ 2026-01-31 ของปีนี้');
});
