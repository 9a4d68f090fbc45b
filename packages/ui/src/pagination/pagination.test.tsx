import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pagination, pagesShown } from './pagination.tsx';

const show = (page: number, pages: number) =>
  render(
    <Pagination
      page={page}
      pages={pages}
      label="หน้าของกระดาน"
      renderLink={(to, link) => <a href={`?page=${to}`} {...link} />}
    />,
  );

test.each([
  [1, 2, [1, 2]],
  [1, 4, [1, 2, 3, 4]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 12, [1, null, 4, 5, 6, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [12, 12, [1, null, 11, 12]],
])('on page %i of %i these are offered: %j', (page, pages, shown) => {
  expect(pagesShown(page, pages)).toEqual(shown);
});

test('the page one is on is marked, and its neighbours have names of their own', () => {
  show(2, 3);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  expect(screen.getByRole('link', { name: 'ก่อนหน้า' }).getAttribute('href')).toBe('?page=1');
  expect(screen.getByRole('link', { name: 'ถัดไป' }).getAttribute('href')).toBe('?page=3');
  expect(screen.getByText('หน้า 2 จาก 3')).toBeDefined();
});

test('the last page leads nowhere further, and one page needs no list', () => {
  const { unmount } = show(3, 3);
  expect(screen.queryByRole('link', { name: 'ถัดไป' })).toBeNull();
  unmount();
  show(1, 1);
  expect(screen.queryByRole('navigation')).toBeNull();
  show(99, 6);
  expect(screen.queryByText('หน้า 99 จาก 6')).toBeNull();
});
