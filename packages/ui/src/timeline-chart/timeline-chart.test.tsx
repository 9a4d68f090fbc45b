import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawing } from '../chart/drawing.ts';
import { TimelineChart, type TimelineChartProps } from './timeline-chart.tsx';

const PROPS: TimelineChartProps = {
  title: 'เส้นเวลา',
  caption: 'สัญญาหนึ่งเลยวันเกษียณ',
  from: '2026-01-01',
  to: '2046-01-01',
  mark: { on: '2036-01-01', label: 'เกษียณ' },
  spans: [
    { label: 'ก', to: '2031-01-01', notes: ['ถึง 2574'] },
    { label: 'ข', to: '2046-01-01', notes: ['ถึง 2589'] },
  ],
  steps: [
    { on: '2026-01-01', satang: 200_000 },
    { on: '2036-01-01', satang: 100_000 },
  ],
  stepsLabel: 'หักต่อเดือน',
  looks: ['ก่อน', 'หลัง'],
  table: { columns: ['สัญญา', 'ถึง'], rows: [{ key: 'a', label: 'ก', value: '2574' }] },
};

const bars = () =>
  [...drawing().querySelectorAll('g > rect:not(pattern rect)')].map((bar) =>
    Math.round(Number(bar.getAttribute('width'))),
  );

test('a span that runs on is drawn in two looks, as long before the mark as beyond it', () => {
  render(<TimelineChart {...PROPS} />);
  const [short = 0, before = 0, beyond = 0] = bars();
  expect(Math.abs(before - 2 * short)).toBeLessThanOrEqual(1);
  expect(Math.abs(before - beyond)).toBeLessThanOrEqual(1);
  expect(screen.getAllByRole('listitem').map((element) => element.textContent?.trim())).toEqual([
    'ก่อน',
    'หลัง',
  ]);
});

test('the mark crosses the bars and no label', () => {
  render(<TimelineChart {...PROPS} />);
  const seen = drawing();
  const lines = [...seen.querySelectorAll('line[class*=mark]')].map((line) =>
    ['y1', 'y2'].map((name) => Number(line.getAttribute(name))),
  );
  // Beside its words, at both bars, through the steps.
  expect(lines).toHaveLength(4);
  for (const row of seen.querySelectorAll('g[transform]')) {
    const top = Number(/ (\d+)\)/.exec(row.getAttribute('transform') ?? '')?.[1]);
    for (const word of row.querySelectorAll(':scope > text')) {
      const base = top + Number(word.getAttribute('y'));
      const crossing = lines.filter(([from = 0, to = 0]) => from < base + 4 && to > base - 14);
      expect(crossing, word.textContent ?? '').toEqual([]);
    }
  }
});
