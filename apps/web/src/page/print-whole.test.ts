import { beforeEach, expect, test, vi } from 'vitest';
import { awaitInPrint, printWhole } from './print-whole.ts';

beforeEach(() => {
  vi.spyOn(window, 'print').mockImplementation(() => undefined);
});

test('what begins to load for the paper has come before it is printed', async () => {
  const picture = Promise.withResolvers<void>();
  addEventListener('beforeprint', () => awaitInPrint(picture.promise), { once: true });
  const printed = printWhole();
  expect(print).not.toHaveBeenCalled();
  picture.resolve();
  await printed;
  expect(print).toHaveBeenCalledOnce();
});

test('what fails to load keeps nothing from being printed', async () => {
  awaitInPrint(Promise.reject(new Error('no connection')));
  await printWhole();
  expect(print).toHaveBeenCalledOnce();
});

test('with nothing to wait for, it is printed in the press itself', () => {
  void printWhole();
  expect(print).toHaveBeenCalledOnce();
});
