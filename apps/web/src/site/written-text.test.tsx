import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const TEXT = '<p onclick="alert(1)">ข่าวแรก</p>';
const OTHER = '<p onclick="alert(1)">ข่าวที่สอง</p>';

// A module knows whether the sanitiser is loaded, so each test begins with fresh ones.
beforeEach(() => void vi.resetModules());
afterEach(() => void vi.resetModules());

const open = () => import('./rich-text.tsx');

/** A page with the text as the server has sanitised it; its words name the sanitiser. */
async function writtenPage(): Promise<HTMLElement> {
  const { RichText, provideSanitiser } = await open();
  provideSanitiser((html) => (html === TEXT ? '<p>ข่าวแรก จากเซิร์ฟเวอร์</p>' : ''));
  const page = document.createElement('div');
  page.innerHTML = renderToString(<RichText html={TEXT} />);
  document.body.append(page);
  vi.resetModules();
  return page;
}

test('[WEB-04][PUB-25] a text that came with the page is left as it is; another one is sanitised', async () => {
  const page = await writtenPage();
  const { RichText } = await open();
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const { rerender } = render(<RichText html={TEXT} />, { container: page, hydrate: true });
  expect(page.innerHTML).toContain('<p>ข่าวแรก จากเซิร์ฟเวอร์</p>');
  rerender(<RichText html={OTHER} />);
  expect(page.textContent).not.toContain('ข่าว');
  expect((await screen.findByText('ข่าวที่สอง')).outerHTML).toBe('<p>ข่าวที่สอง</p>');
  // Even the first is now one like others: this page sanitises it by its own rules.
  rerender(<RichText html={TEXT} />);
  expect(page.textContent).toContain('ข่าวแรก');
  expect(page.querySelector('[onclick]')).toBeNull();
  expect(consoleError).not.toHaveBeenCalled();
});

test('[WEB-04] for a text that came with the page no sanitiser is loaded', async () => {
  const loaded = vi.fn();
  vi.doMock('./sanitiser.ts', async (importOriginal) => {
    loaded();
    return importOriginal();
  });
  const page = await writtenPage();
  const { RichText } = await open();
  const { rerender } = render(<RichText html={TEXT} />, { container: page, hydrate: true });
  expect(loaded).not.toHaveBeenCalled();
  rerender(<RichText html={OTHER} />);
  await waitFor(() => expect(loaded).toHaveBeenCalledTimes(1));
  vi.doUnmock('./sanitiser.ts');
});

test('[PUB-25] a page without the text waits for its own sanitiser and shows nothing before', async () => {
  const { RichText } = await open();
  const { container } = render(<RichText html={TEXT} fallback="กำลังโหลด" />);
  expect(container.textContent).toBe('กำลังโหลด');
  expect((await screen.findByText('ข่าวแรก')).outerHTML).toBe('<p>ข่าวแรก</p>');
});
