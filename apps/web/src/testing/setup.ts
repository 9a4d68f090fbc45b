import { format } from 'node:util';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { queryClient } from '../feed/query-client.ts';
import { dropAllDrafts } from '../session/drafts.ts';
import { connectToasts } from '../toasts/notify.ts';
import { NOW } from './mock-backend.ts';

// The device shows the time of the mock, whatever the day on which the tests are run.
beforeEach(() => {
  vi.setSystemTime(NOW);
});

// jsdom has no window to scroll.
window.scrollTo = () => undefined;

// A screen's code is loaded while the test waits for it; on a busy machine that takes its time.
configure({ asyncUtilTimeout: 30_000 });

// While something is waited for, nobody reads the page in the message of an attempt, and writing it takes long.
const { getElementError } = getConfig();
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true;
configure({
  getElementError: (message, container) =>
    isWaiting() ? new Error(message ?? '') : getElementError(message, container),
});

// A backend may send the same number twice, or none: no list may take such a field for the key of its rows.
const keyFaults: string[] = [];
const say = console.error;
console.error = (...words: unknown[]) => {
  const text = format(...words);
  if (/unique "key" prop|with the same key/.test(text)) keyFaults.push(text);
  else say(...words);
};
afterEach(() => {
  expect(keyFaults.splice(0)).toEqual([]);
});

// All files of a worker share one jsdom: whatever a test leaves behind is taken away here.
afterEach(() => {
  cleanup();
  queryClient.clear();
  // What was said and never heard is not for the next test.
  connectToasts(() => undefined);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  dropAllDrafts('membergroup');
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=', 1)[0]}=; path=/; max-age=0`;
  }
});
