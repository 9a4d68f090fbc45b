import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StackedBar } from './stacked-bar.tsx';

test('parts share the bar by amount; a part of nothing is in the list only', () => {
  const { container } = render(
    <StackedBar
      caption="ส่วนใหญ่เป็นเงินกู้"
      parts={[
        { label: 'เงินกู้', satang: 300_000 },
        { label: 'ค่าหุ้น', satang: 100_000 },
        { label: 'เงินฝาก', satang: 0 },
      ]}
    />,
  );
  const bar = container.querySelector('figure > [aria-hidden]');
  expect([...(bar?.children ?? [])].map((part) => (part as HTMLElement).style.flexGrow)).toEqual([
    '300000',
    '100000',
  ]);
  expect(screen.getAllByRole('definition').map((item) => item.textContent)).toEqual([
    '3,000.00',
    '1,000.00',
    '0.00',
  ]);
});
