import { act, render, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { RenderedPageContext, useIsPrerendered, useOrigin } from './rendered-page.ts';
import { useNow } from './use-now.ts';

const renderedAt =
  (time: number) =>
  ({ children }: { children: ReactNode }) => (
    <RenderedPageContext value={{ at: time, origin: 'https://portal.example' }}>
      {children}
    </RenderedPageContext>
  );

function Seconds() {
  return <p>{useNow() / 1_000}</p>;
}

test('[WEB-04] a page that came from the server is drawn with its time, and then shows the reader’s', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers({ now: 5_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const wrapper = renderedAt(1_000);
  const element = document.createElement('div');
  element.innerHTML = renderToString(wrapper({ children: <Seconds /> }));
  expect(element.textContent).toBe('1');
  render(<Seconds />, { container: element, hydrate: true, wrapper });
  expect(element.textContent).toBe('5000');
  act(() => vi.advanceTimersByTime(120_000));
  expect(element.textContent).toBe('5120');
  expect(consoleError).not.toHaveBeenCalled();
});

test('[WEB-04] any other page has the reader’s time at once', () => {
  vi.setSystemTime(7_000);
  expect(renderHook(useNow).result.current).toBe(7_000);
});

test('[WEB-01] the origin is the server’s where it is known, else that of the window', () => {
  expect(renderHook(useOrigin, { wrapper: renderedAt(1) }).result.current).toBe(
    'https://portal.example',
  );
  expect(renderHook(useOrigin).result.current).toBe(location.origin);
});

function Shown() {
  return <p>{useIsPrerendered() ? 'rendered' : 'here'}</p>;
}

test('[WEB-04] a page is hydrated as it was rendered, and only then knows the device', () => {
  const consoleError = vi.spyOn(console, 'error').mockReturnValue();
  const element = document.createElement('div');
  element.innerHTML = renderToString(<Shown />);
  expect(element.textContent).toBe('rendered');
  render(<Shown />, { container: element, hydrate: true });
  expect(element.textContent).toBe('here');
  expect(consoleError).not.toHaveBeenCalled();
});
