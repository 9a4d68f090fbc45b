import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountBars } from './count-bars.tsx';

const barOf = (item: HTMLElement) => item.lastElementChild?.firstElementChild as HTMLElement;

test('each count stands in words beside its name, and its bar is as long as its part of the most', () => {
  render(
    <CountBars
      caption="หมายเลข 3 ได้มากที่สุด"
      unit="คะแนน"
      bars={[
        { label: '3 นายสุรชัย', count: 1_200, note: '(75.0 %)', strong: true },
        { label: '1 นางกาญจนา', count: 300 },
      ]}
    />,
  );
  const items = screen.getAllByRole('listitem');
  expect(items.map((item) => item.textContent?.trim())).toEqual([
    '3 นายสุรชัย1,200 คะแนน (75.0 %)',
    '1 นางกาญจนา300 คะแนน',
  ]);
  const bars = items.map((item) => barOf(item).style.inlineSize);
  expect(bars).toEqual(['100%', '25%']);
  expect(screen.getByRole('figure').textContent).toContain('หมายเลข 3 ได้มากที่สุด');
});

test('counts of nothing draw nothing and divide by nothing', () => {
  render(<CountBars caption="ยังไม่มีคะแนน" unit="คะแนน" bars={[{ label: '1 ก', count: 0 }]} />);
  expect(barOf(screen.getByRole('listitem')).style.inlineSize).toBe('0%');
});

test('of a known whole a bar is as long as its share', () => {
  const bars = [{ label: '2 นายมานพ', count: 399 }];
  render(<CountBars caption="ได้มากที่สุด" unit="คะแนน" bars={bars} whole={1_000} />);
  expect(barOf(screen.getByRole('listitem')).style.inlineSize).toBe('39.9%');
});
