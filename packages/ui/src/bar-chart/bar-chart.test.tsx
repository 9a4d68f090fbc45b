import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawing } from '../chart/drawing.ts';
import { BarChart } from './bar-chart.tsx';

test('bars grow from zero, in proportion, and the table has the figures', () => {
  const { container } = render(
    <BarChart
      title="กราฟยอดเรียกเก็บ"
      caption="เดือนนี้มากกว่าเดือนก่อน"
      bars={[
        { label: 'ต.ค.', satang: 100_000 },
        { label: 'พ.ย.', satang: 200_000 },
      ]}
    />,
  );
  const [small = 0, large = 0] = [...container.querySelectorAll('rect')].map((bar) =>
    Number(bar.getAttribute('height')),
  );
  expect(large).toBeCloseTo(small * 2);
  expect(drawing().textContent).toContain('พ.ย.');
  expect(container.querySelector('tbody')?.textContent).toBe('ต.ค.1,000.00พ.ย.2,000.00');
});

test('what is not certain yet is hatched', () => {
  const { container } = render(
    <BarChart
      title="ปันผลแต่ละปี"
      caption="ปี 2569 เป็นประมาณการ"
      bars={[
        { label: '2568', satang: 100_000 },
        { label: '2569*', satang: 110_000, isEstimate: true },
      ]}
    />,
  );
  const [certain, estimate] = [...container.querySelectorAll('g > rect')].map((bar) =>
    bar.getAttribute('fill'),
  );
  const hatch = container.querySelector('pattern')?.id;
  expect([certain, estimate]).toEqual([null, `url(#${hatch})`]);
});
