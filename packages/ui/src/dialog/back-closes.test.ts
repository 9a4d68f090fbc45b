import { afterEach, expect, test, vi } from 'vitest';
import { closeOnBack } from './back-closes.ts';

afterEach(() => vi.unstubAllGlobals());

/** The browser's history of two entries, of which the page is the second. */
const historyWith = (sameDocument: boolean) =>
  Object.assign(new EventTarget(), {
    currentEntry: { index: 1 },
    entries: () => [{ sameDocument }, { sameDocument: true }],
  });

/** Announces a navigation as the browser does; returns whether the page prevented it. */
function go(navigation: EventTarget, navigationType: string, cancelable = true): boolean {
  const event = new Event('navigate', { cancelable });
  return !navigation.dispatchEvent(Object.assign(event, { navigationType }));
}

test('going back closes what was opened last, and only then leaves the page', () => {
  const navigation = historyWith(true);
  vi.stubGlobal('navigation', navigation);
  const closed: string[] = [];
  const stopDrawer = closeOnBack(() => closed.push('drawer'));
  const stopDialog = closeOnBack(() => closed.push('dialog'));
  expect(go(navigation, 'push')).toBe(false);
  expect(go(navigation, 'traverse', false)).toBe(false);
  expect(closed).toEqual([]);
  expect(go(navigation, 'traverse')).toBe(true);
  stopDialog();
  expect(go(navigation, 'traverse')).toBe(true);
  stopDrawer();
  expect(closed).toEqual(['dialog', 'drawer']);
  expect(go(navigation, 'traverse')).toBe(false);
});

test('where going back would leave the document, it closes by an entry of the history', async () => {
  const navigation = historyWith(false);
  vi.stubGlobal('navigation', navigation);
  const close = vi.fn();
  const stop = closeOnBack(close);
  expect(go(navigation, 'traverse')).toBe(false);
  history.back();
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce(), 30_000);
  stop();
});
