import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Withdraw } from '../info/cookies-policy/withdraw.tsx';
import { CookieBanner } from './cookie-banner.tsx';

/** A page load: the banner as it then stands. */
function load() {
  cleanup();
  render(
    <MemoryRouter>
      <CookieBanner />
      <h1 tabIndex={-1}>หน้าแรก</h1>
      <Withdraw />
    </MemoryRouter>,
  );
}

const banner = () => screen.queryByRole('region', { name: 'การใช้คุกกี้' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[LAY-06] accepted, it is stored for two years and not asked again until consent is taken back', async () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  const called = vi.spyOn(globalThis, 'fetch');
  load();
  await press('ยอมรับ');
  expect(banner()).toBeNull();
  expect(written.mock.calls).toEqual([['acceptCookie=Y; path=/; max-age=63072000; samesite=lax']]);
  // Safari forgets after seven days what a script has stored.
  expect(called.mock.calls).toEqual([['/cookie-answer/Y', { method: 'POST', keepalive: true }]]);
  load();
  expect(banner()).toBeNull();
  await press('ถอนความยินยอมการใช้คุกกี้');
  expect(screen.getByText('บันทึกการถอนความยินยอมแล้ว')).toBeDefined();
  load();
  expect(banner()).not.toBeNull();
});

test('[LAY-06][EAR-01] once answered, the heading of the page has the focus', async () => {
  load();
  await press('ปฏิเสธ');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'หน้าแรก' }));
});

test('[LAY-06] refused, it is stored as N and asked again with the next load', async () => {
  load();
  await press('ปฏิเสธ');
  expect(banner()).toBeNull();
  expect(document.cookie).toContain('acceptCookie=N');
  load();
  expect(banner()).not.toBeNull();
});

test('[LAY-06] before the page’s code is there, the browser itself sends the answer', () => {
  load();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'ยอมรับ' });
  const { type, form } = button;
  expect([type, form?.method, form?.getAttribute('action')]).toEqual([
    'submit',
    'post',
    '/cookie-answer/Y',
  ]);
});

test('[LAY-06][PUB-23] it leads to both policies', () => {
  load();
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map((link) => `${link.textContent} ${link.pathname}`)).toEqual([
    'นโยบายคุกกี้ /privacy-policy/cookies-policy',
    'นโยบายความเป็นส่วนตัว /privacy-policy/private-policy',
  ]);
});
