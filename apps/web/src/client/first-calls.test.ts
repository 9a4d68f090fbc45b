import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endFirstCalls, withFirstAnswers } from './first-calls.ts';

beforeEach(() => {
  globalThis.firstAnswers = undefined;
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.firstAnswers = undefined;
});

const answer = (text: string) => Promise.resolve(new Response(text));

/** Asks for shares over first answers that were made with a token; somebody is signed in with `mine`. */
function open(answers: Record<string, Promise<Response>>, token = 'mine') {
  globalThis.firstAnswers = { token, answers: new Map(Object.entries(answers)) };
  const fetcher = vi.fn(() => answer('asked anew'));
  const asking = withFirstAnswers(fetcher, (text) => text === 'mine');
  const ask = async (init: RequestInit = { method: 'POST', body: '{}' }) =>
    (await asking('/share', init)).text();
  return { ask, fetcher };
}

test('a call that was made while the scripts were on their way gets that answer, once', async () => {
  const { ask } = open({ '/share {}': answer('asked first') });
  expect([await ask(), await ask()]).toEqual(['asked first', 'asked anew']);
});

test('a call with another body is made', async () => {
  const { ask } = open({ '/share {}': answer('asked first') });
  expect(await ask({ method: 'POST', body: '{"page":2}' })).toBe('asked anew');
});

test('an answer for who was signed in before is nobody’s', async () => {
  const { ask } = open({ '/share {}': answer('asked first') }, 'of another');
  expect(await ask()).toBe('asked anew');
});

test('a call that did not reach the server is made again', async () => {
  const { ask } = open({ '/share {}': Promise.reject(new TypeError('offline')) });
  expect(await ask()).toBe('asked anew');
});

test('answers that nobody has taken are dropped, and the page’s scripts end what is asked before them', async () => {
  vi.useFakeTimers();
  endFirstCalls();
  expect(globalThis.firstAnswers).toBeNull();
  const { ask } = open({ '/share {}': answer('asked first') });
  vi.advanceTimersByTime(20_000);
  expect(await ask()).toBe('asked anew');
});
