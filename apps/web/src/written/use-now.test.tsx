import { render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useIsPrerendered } from './use-is-prerendered.ts';
import { useNow } from './use-now.ts';
import { NOT_WRITTEN, useOrigin, WrittenPageContext } from './written-page.ts';

const at =
  (time: number | undefined) =>
  ({ children }: { children: ReactNode }) => (
    <WrittenPageContext value={{ ...NOT_WRITTEN, at: time, origin: 'https://portal.example' }}>
      {children}
    </WrittenPageContext>
  );

test('[WEB-04] a page that came from the server has the time of the server, however often it is drawn', () => {
  const { result, rerender } = renderHook(useNow, { wrapper: at(1_234) });
  rerender();
  expect(result.current).toBe(1_234);
});

test('[WEB-04] any other page has the time when it was first drawn', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(5_000);
  const { result, rerender } = renderHook(useNow);
  clock.mockReturnValue(6_000);
  rerender();
  expect(result.current).toBe(5_000);
});

test('[WEB-01] the origin is the server’s where it is known, else that of the window', () => {
  expect(renderHook(useOrigin, { wrapper: at(1) }).result.current).toBe('https://portal.example');
  expect(renderHook(useOrigin).result.current).toBe(location.origin);
});

function Shown() {
  return <p>{useIsPrerendered() ? 'rendered' : 'here'}</p>;
}

test('[WEB-04] a page is hydrated as it was rendered, and only then knows the device', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Shown />);
  expect(element.textContent).toBe('rendered');
  render(<Shown />, { container: element, hydrate: true });
  expect(element.textContent).toBe('here');
  expect(said).not.toHaveBeenCalled();
});

test('a page that is drawn anew knows the device at once', () => {
  expect(renderHook(useIsPrerendered).result.current).toBe(false);
});
