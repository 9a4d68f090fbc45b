import { beforeEach, expect, test, vi } from 'vitest';
import { closeOnBack } from './back-closes.ts';

/** Addresses that the router has heard of. */
let heard: string[] = [];
addEventListener('popstate', () => heard.push(location.pathname));

let number = 0;
/** Follows a link, as the router does. */
function follow(path: string): void {
  number += 1;
  history.pushState({ idx: number }, '', path);
}

let arrived: () => void = () => undefined;
// Before that of the module, which lets no further one hear what it has dealt with.
addEventListener('popstate', () => arrived(), { capture: true });

/** Goes back as the person does, and waits until the page has it. */
async function goBack(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  arrived = resolve;
  history.back();
  await promise;
}
/** What goes back by itself has come. */
const settled = () => vi.waitFor(() => expect(history.state.isOver).toBeUndefined());

beforeEach(() => {
  follow('/before');
  follow('/page');
  heard = [];
});

/** Opens something that closes when it is told to. */
function open(): { readonly closed: () => boolean; readonly close: () => void } {
  let isClosed = false;
  const close = () => {
    isClosed = true;
    stop();
  };
  const stop = closeOnBack(close);
  return { closed: () => isClosed, close };
}

test('without the Navigation API going back closes, and the page stays', async () => {
  const dialog = open();
  await goBack();
  await settled();
  expect(dialog.closed()).toBe(true);
  expect([location.pathname, heard]).toEqual(['/page', []]);
  await goBack();
  expect([location.pathname, heard]).toEqual(['/before', ['/before']]);
});

test('closed by a button, it leaves nothing in the history', async () => {
  open().close();
  await settled();
  expect([history.state.isOver, heard]).toEqual([undefined, []]);
  await goBack();
  expect(heard).toEqual(['/before']);
});

test('of two, going back closes the one on top', async () => {
  const [drawer, dialog] = [open(), open()];
  await goBack();
  expect([drawer.closed(), dialog.closed()]).toEqual([false, true]);
  await goBack();
  await settled();
  expect([drawer.closed(), location.pathname, heard]).toEqual([true, '/page', []]);
});

test('what refuses to close stays, and so does the page', async () => {
  const stop = closeOnBack(() => undefined);
  await goBack();
  await goBack();
  expect([location.pathname, heard]).toEqual(['/page', []]);
  stop();
  await settled();
});

test('after a link of a drawer, going back leads to its page once, and then to the one before', async () => {
  const drawer = open();
  follow('/next');
  drawer.close();
  await settled();
  expect(location.pathname).toBe('/next');
  await goBack();
  expect([location.pathname, heard]).toEqual(['/page', ['/page']]);
  await goBack();
  await vi.waitFor(() => expect(location.pathname).toBe('/before'));
  expect([location.pathname, heard]).toEqual(['/before', ['/page', '/before']]);
});
