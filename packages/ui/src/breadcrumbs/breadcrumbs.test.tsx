import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

test('links lead up, and this page, which its heading names, is seen and not heard', () => {
  render(
    <Breadcrumbs
      items={[{ label: 'เงินกู้', href: '/member/loan' }, { label: 'สัญญา สม.2569/00123' }]}
      renderLink={(href, label) => <a href={href}>{label}</a>}
    />,
  );
  expect(screen.getByRole('navigation', { name: 'ตำแหน่งของหน้านี้' })).toBeTruthy();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/member/loan');
  expect(screen.getByText('สัญญา สม.2569/00123').getAttribute('aria-hidden')).toBe('true');
});
