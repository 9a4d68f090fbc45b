import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { Screen } from './screen.tsx';

const scrollsTo = vi.fn((_: number, top: number) => Object.assign(window, { scrollY: top }));

function readTo(top: number): void {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

beforeEach(() => {
  // A page that nobody has left before: other tests show screens, too.
  history.replaceState({ key: crypto.randomUUID() }, '', '/home');
  vi.stubGlobal('scrollTo', scrollsTo);
  scrollsTo.mockClear();
  readTo(0);
});

test('[WEB-04] who has scrolled before the scripts were there stays where they read', () => {
  readTo(640);
  render(
    <BrowserRouter>
      <Screen>ข่าว</Screen>
    </BrowserRouter>,
  );
  expect(scrollsTo).not.toHaveBeenCalled();
});

test('a new page begins at its top, and the way back leads to the place that was left', async () => {
  render(
    <BrowserRouter>
      <Screen>
        <Link to="/show/103">อ่านข่าว</Link>
      </Screen>
    </BrowserRouter>,
  );
  readTo(900);
  await userEvent.click(screen.getByRole('link', { name: 'อ่านข่าว' }));
  expect(scrollsTo).toHaveBeenLastCalledWith(0, 0);
  act(() => history.back());
  await vi.waitFor(() => expect(scrollsTo).toHaveBeenLastCalledWith(0, 900));
});
