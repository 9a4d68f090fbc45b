import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askBackend, nothingAsked, patience } from './ask.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failing =
  (error: unknown): Client =>
  () =>
    Promise.reject(error);
const refusal = (status: number, body: unknown) =>
  new ApiError('http', 'infoTopicShow', { status, body });
const BODY = { topic_id: 103 };

test('[WEB-01] an answer is kept with what was asked', async () => {
  const client = vi.fn(async () => ({ title: 'ข่าว' }));
  expect(await askBackend(client as unknown as Client, 'infoTopicShow', BODY)).toEqual({
    key: 'infoTopicShow',
    body: BODY,
    data: { title: 'ข่าว' },
  });
  expect(client).toHaveBeenCalledWith('infoTopicShow', { body: BODY });
});

test.each([404, 410, 422])('[WEB-02] a refusal with %i is part of the page', async (status) => {
  const body = { message: 'ไม่พบ' };
  expect(await askBackend(failing(refusal(status, body)), 'infoTopicShow', BODY)).toEqual({
    key: 'infoTopicShow',
    body: BODY,
    refusal: { status, body },
  });
});

test.each([401, 429, 500, 503])('[WEB-02] a failure with %i is no answer', async (status) => {
  const asking = askBackend(failing(refusal(status, {})), 'infoTopicShow', BODY);
  await expect(asking).rejects.toMatchObject({ status });
});

test('[WEB-02] a backend that cannot be reached is no answer', async () => {
  const error = new ApiError('network', 'infoTopicShow', { cause: new Error('refused') });
  await expect(askBackend(failing(error), 'infoTopicShow', BODY)).rejects.toBe(error);
});

test('[WEB-02] a page notes what has failed, and goes on without it', async () => {
  const asked = nothingAsked();
  const inTime = patience(asked, 300);
  expect(await inTime('infoHomeShow', Promise.reject(new Error('down')))).toBeUndefined();
  expect(await inTime('infoMenuShow', Promise.resolve('menu'))).toBe('menu');
  expect([...asked.failed]).toEqual(['infoHomeShow']);
  expect(asked.isLate).toBe(false);
});

test('[WEB-01] all calls of a page share its patience, and what comes later is not waited for', async () => {
  const asked = nothingAsked();
  const inTime = patience(asked, 300);
  const answerAfter = (ms: number) =>
    new Promise<string>((resolve) => setTimeout(() => resolve('answer'), ms));
  const quick = inTime('infoMenuShow', answerAfter(299));
  await vi.advanceTimersByTimeAsync(200);
  // Asked when others have answered: it has what is left of the time, and not all of it once more.
  const slow = inTime('infoHomeShow', answerAfter(150));
  await vi.advanceTimersByTimeAsync(99);
  expect(await quick).toBe('answer');
  expect(asked.isLate).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await slow).toBeUndefined();
  expect(asked).toEqual({ failed: new Set(), isLate: true });
});

test('[WEB-01] what fails after the page was sent disturbs nothing', async () => {
  const asked = nothingAsked();
  const { promise, reject } = Promise.withResolvers<string>();
  const slow = patience(asked, 300)('infoHomeShow', promise);
  await vi.advanceTimersByTimeAsync(300);
  expect(await slow).toBeUndefined();
  reject(new Error('too late'));
  await expect(promise).rejects.toThrow('too late');
});
