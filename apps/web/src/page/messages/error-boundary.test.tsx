import { ApiError } from '@coop/contracts/api-error';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { startReports } from '../../client/reports/report.ts';
import { SiteProvider } from '../../site/site.tsx';
import { SITE } from '../../testing/render-screen.tsx';
import { PageError, ScreenError, warmOfflinePage } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('this page cannot render');
}

/** Opens a screen in a layout with a menu, beside another one. */
function open(Component: ComponentType) {
  const Layout = () => (
    <>
      <nav>เมนู</nav>
      <main>
        <Outlet />
      </main>
    </>
  );
  const children = [
    { path: '/member/share', Component },
    { path: '/member/loan', Component: () => <p>เงินกู้</p> },
  ];
  const routes = [{ Component: Layout, children: [{ ErrorBoundary: ScreenError, children }] }];
  const router = createMemoryRouter(routes, { initialEntries: ['/member/share'] });
  render(
    <SiteProvider site={SITE}>
      <RouterProvider router={router} />
    </SiteProvider>,
  );
  return router;
}

// React reports what a boundary caught, which is right but not tested here.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('[LAY-03] a page that throws is replaced by the page that says so; the rest survives', () => {
  open(Broken);
  expect(
    screen.getByRole('heading', {
      level: 1,
      name: 'ขออภัย! หน้าเพจนี้ไม่พร้อมให้บริการชั่วคราว กรุณาลองใหม่ในภายหลัง',
    }),
  ).toBeDefined();
  expect(screen.getByText('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด')).toBeDefined();
  expect(screen.getByText('Example Teachers’ Savings and Credit Cooperative')).toBeDefined();
  expect(screen.getByRole('navigation').textContent).toBe('เมนู');
});

test('[LAY-03] ลองใหม่ reloads, กลับหน้าหลัก leads to /home', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  open(Broken);
  fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'กลับหน้าหลัก' }).getAttribute('href')).toBe('/home');
});

/** A screen whose code could not be downloaded. */
function missing(): () => never {
  const error = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
  return () => {
    throw error;
  };
}

test('[LAY-03][MEM-26] offline, code that is missing is no fault; the page opens once there is a connection', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await warmOfflinePage();
  const Missing = missing();
  open(Missing);
  const heading = screen.getByRole('heading', { level: 1 });
  expect(heading.textContent).toBe('ขณะนี้ไม่มีการเชื่อมต่ออินเทอร์เน็ต จึงเปิดหน้านี้ไม่ได้');
  expect(document.activeElement).toBe(heading);
  fireEvent.click(screen.getByRole('button', { name: 'ลองใหม่' }));
  expect(screen.getByRole('status').textContent).toMatch(/^ยังเชื่อมต่อไม่ได้/);
  expect(reload).not.toHaveBeenCalled();
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('[OPS-03] the page of sorry names the number under which its cause is in the log', async () => {
  const headers = { 'x-reference': '7F3K-2QMD' };
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204, headers }));
  onTestFinished(startReports(SITE, () => '/member/share'));
  open(Broken);
  expect(await screen.findByText('แจ้งรหัส 7F3K-2QMD')).toBeDefined();
});

test('[OPS-03] a page that failed with a call names the number of the call', () => {
  open(() => {
    throw new ApiError('malformed', 'memberShareList', { reference: '2QMD-7F3K' });
  });
  expect(screen.getByRole('status').textContent).toBe('แจ้งรหัส 2QMD-7F3K');
});

test('a layout that throws is replaced as a whole', () => {
  const routes = [{ path: '/', Component: Broken, ErrorBoundary: PageError }];
  render(
    <SiteProvider site={SITE}>
      <RouterProvider router={createMemoryRouter(routes)} />
    </SiteProvider>,
  );
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getByRole('main').textContent).toContain('ขออภัย! หน้าเพจนี้ไม่พร้อม');
});

test('another address shows its page', async () => {
  const router = open(Broken);
  await act(() => router.navigate('/member/loan'));
  expect(screen.getByText('เงินกู้')).toBeDefined();
});
