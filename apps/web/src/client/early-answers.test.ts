import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withEarlyAnswers } from './early-answers.ts';

const QUESTION = '/api/member/mem_info Bearer t1 {}';
const asked = (bearer = 'Bearer t1', body = '{}') => ({
  method: 'POST',
  headers: new Headers({ Authorization: bearer }),
  body,
});

const network = vi.fn(async () => new Response('late'));
const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.useFakeTimers();
  network.mockClear();
  globalThis.earlyAnswers = new Map([[QUESTION, Promise.resolve(new Response('early'))]]);
});
afterEach(() => {
  vi.useRealTimers();
  globalThis.earlyAnswers = undefined;
});

test('the same question gets the early answer, once', async () => {
  const ask = withEarlyAnswers(network);
  expect(await textOf(ask('/api/member/mem_info', asked()))).toBe('early');
  expect(network).not.toHaveBeenCalled();
  expect(await textOf(ask('/api/member/mem_info', asked()))).toBe('late');
});

test.each([
  ['another address', '/api/member/mem_overview', asked()],
  ['another session', '/api/member/mem_info', asked('Bearer t2')],
  ['another body', '/api/member/mem_info', asked('Bearer t1', '{"year":2569}')],
])('%s is another question', async (_what, url, init) => {
  const ask = withEarlyAnswers(network);
  expect(await textOf(ask(url, init))).toBe('late');
  expect(await textOf(ask('/api/member/mem_info', asked()))).toBe('early');
});

test('what nobody has asked for in twenty seconds belonged to another page', async () => {
  const ask = withEarlyAnswers(network);
  vi.advanceTimersByTime(20_000);
  expect(await textOf(ask('/api/member/mem_info', asked()))).toBe('late');
});

test('what could not be sent is sent now', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'));
  failed.catch(() => undefined);
  globalThis.earlyAnswers?.set(QUESTION, failed);
  const ask = withEarlyAnswers(network);
  expect(await textOf(ask('/api/member/mem_info', asked()))).toBe('late');
});

test('whoever has stopped waiting is told so, as by any call', async () => {
  const pending = Promise.withResolvers<Response>();
  globalThis.earlyAnswers?.set(QUESTION, pending.promise);
  const ask = withEarlyAnswers(network);
  const controller = new AbortController();
  const answer = ask('/api/member/mem_info', { ...asked(), signal: controller.signal });
  controller.abort(new Error('the page was left'));
  await expect(answer).rejects.toThrow('the page was left');
});
