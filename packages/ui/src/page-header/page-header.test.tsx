import { render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { PageHeader } from './page-header.tsx';

test('the h1 can take the focus after a change of route', () => {
  const ref = createRef<HTMLHeadingElement>();
  render(<PageHeader title="เงินกู้" sub="สัญญา" aside="ข้อมูล ณ วันนี้" headingRef={ref} />);
  ref.current?.focus();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1, name: 'เงินกู้' }));
});
