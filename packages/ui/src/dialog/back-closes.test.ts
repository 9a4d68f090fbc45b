import { afterEach, expect, test, vi } from 'vitest';
import { closeOnBack } from './back-closes.ts';

afterEach(() => vi.unstubAllGlobals());

/** Announces a navigation as the browser does; returns whether the page prevented it. */
function go(navigation: EventTarget, navigationType: string, cancelable = true): boolean {
  const event = new Event('navigate', { cancelable });
  return !navigation.dispatchEvent(Object.assign(event, { navigationType }));
}

test('going back closes what was opened last, and only then leaves the page', () => {
  const navigation = new EventTarget();
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
