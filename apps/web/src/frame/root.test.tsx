import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { createBrowserRouter, Link, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { Root } from './root.tsx';

const scrollsTo = vi.fn((_: number, top: number) => Object.assign(window, { scrollY: top }));

beforeEach(() => {
  history.replaceState(null, '', '/home');
  vi.stubGlobal('scrollTo', scrollsTo);
  scrollsTo.mockClear();
  Object.assign(window, { scrollY: 0 });
});

const HOME = { path: '/home', Component: () => <Link to="/show/103">อ่านข่าว</Link> };

/** Opens the first page as the server has rendered it, beside an item of news. */
function open(item: RouteObject) {
  const router = createBrowserRouter([{ Component: Root, children: [HOME, item] }], {
    hydrationData: { loaderData: {} },
  });
  render(<RouterProvider router={router} />);
}

const follow = () => userEvent.click(screen.getByRole('link', { name: 'อ่านข่าว' }));

test('[WEB-04] who has scrolled before the scripts were there stays where they read', () => {
  Object.assign(window, { scrollY: 640 });
  open({ path: '/show/103', Component: () => <p>ข่าว</p> });
  expect(scrollsTo).not.toHaveBeenCalled();
});

test('a new page begins at its top, and the way back leads to the place that was left', async () => {
  open({ path: '/show/103', Component: () => <p>ข่าว</p> });
  Object.assign(window, { scrollY: 900 });
  await follow();
  await screen.findByText('ข่าว');
  expect(scrollsTo).toHaveBeenLastCalledWith(0, 0);
  act(() => history.back());
  await vi.waitFor(() => expect(scrollsTo).toHaveBeenLastCalledWith(0, 900), 30_000);
});

test('while the next page is on its way, a bar says so and the page stays', async () => {
  const { promise: code, resolve: come } = Promise.withResolvers<{ Component: ComponentType }>();
  open({ path: '/show/103', lazy: () => code });
  expect(screen.queryByRole('progressbar')).toBeNull();
  await follow();
  expect(await screen.findByRole('progressbar', { name: 'กำลังเปิดหน้า' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'อ่านข่าว' })).toBeDefined();
  come({ Component: () => <p>ข่าว</p> });
  await screen.findByText('ข่าว');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
