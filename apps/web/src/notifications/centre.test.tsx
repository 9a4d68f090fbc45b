import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Items } from './centre.tsx';

const HOSTILE = [
  '//evil.example',
  '/\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '../..',
];

test('[RT-03] whatever address a notification carries, it leads to a page of news', () => {
  const rows = HOSTILE.map((url, index) => ({
    notification_id: index + 1,
    title: `เรื่องที่ ${index + 1}`,
    body: 'รายละเอียด',
    url,
    created_at: '2026-11-19 09:00:00',
  }));
  render(<Items rows={rows} readBefore={0} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links).toHaveLength(HOSTILE.length);
  for (const { origin, pathname } of links) {
    expect(origin).toBe(location.origin);
    expect(pathname).toMatch(/^\/show\/[^/]+$/);
  }
});
