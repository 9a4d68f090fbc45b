import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawing } from '../chart/drawing.ts';
import { StackedChart } from './stacked-chart.tsx';

function draw(count: number) {
  return render(
    <StackedChart
      title="กราฟเงินต้นและดอกเบี้ย"
      caption="ดอกเบี้ยลดลงทุกปี"
      labelHeader="ปี"
      parts={['เงินต้น', 'ดอกเบี้ย']}
      bars={Array.from({ length: count }, (_, index) => ({
        label: String(2569 + index),
        satang: [300_000, 100_000 - index * 1_000],
      }))}
    />,
  ).container;
}

/** The columns' parts on the screen, without the legend's keys and the paper's copy. */
function drawnParts() {
  return [...drawing().querySelectorAll('rect')].map((bar) => ({
    y: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
}

test('the parts stand on one another, in proportion', () => {
  draw(1);
  const [principal, interest] = drawnParts();
  expect(principal?.height).toBeCloseTo((interest?.height ?? 0) * 3);
  expect((interest?.y ?? 0) + (interest?.height ?? 0)).toBeCloseTo(principal?.y ?? 0);
});

test('the legend names the parts, and the table has every figure', () => {
  const box = draw(2);
  expect(box.querySelector('figcaption')?.nextElementSibling?.textContent).toBe('เงินต้นดอกเบี้ย');
  expect(box.querySelector('thead')?.textContent).toBe('ปีเงินต้นดอกเบี้ย');
  expect(box.querySelector('tbody')?.textContent).toBe('25693,000.001,000.0025703,000.00990.00');
});

test('thirty years get as many labels as fit', () => {
  draw(30);
  const words = [...drawing().querySelectorAll('text')].map((element) => element.textContent);
  expect(words).toContain('2598');
  expect(words).not.toContain('2597');
});
