import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SiteProvider } from '../site/site.tsx';
import { SITE } from '../testing/render-screen.tsx';
import { ErrorBoundary, warmOfflinePage } from './error-boundary.tsx';

function Broken(): never {
  throw new Error('this page cannot render');
}

function page(content: React.ReactNode, address = '/member/share') {
  return (
    <SiteProvider site={SITE}>
      <MemoryRouter initialEntries={[address]}>
        <nav>เมนู</nav>
        <ErrorBoundary resetKey={address}>{content}</ErrorBoundary>
      </MemoryRouter>
    </SiteProvider>
  );
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
  render(page(<Broken />));
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
  render(page(<Broken />));
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
  render(page(<Missing />));
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

test('with a connection, code that is missing is a fault', async () => {
  await warmOfflinePage();
  const Missing = missing();
  render(page(<Missing />));
  expect(screen.getByRole('heading', { name: /^ขออภัย! หน้าเพจนี้ไม่พร้อม/ })).toBeDefined();
});

test('within a layout the page that says so is no second main', () => {
  render(
    <SiteProvider site={SITE}>
      <MemoryRouter initialEntries={['/member/share']}>
        <main>
          <ErrorBoundary inMain>
            <Broken />
          </ErrorBoundary>
        </main>
      </MemoryRouter>
    </SiteProvider>,
  );
  expect(screen.getAllByRole('main')).toHaveLength(1);
});

test('another address shows its page', () => {
  const { rerender } = render(page(<Broken />));
  rerender(page(<p>เงินกู้</p>, '/member/loan'));
  expect(screen.getByText('เงินกู้')).toBeDefined();
});

test('the same address does not try again by itself', () => {
  const { rerender } = render(page(<Broken />));
  rerender(page(<p>เงินกู้</p>));
  expect(screen.queryByText('เงินกู้')).toBeNull();
});
