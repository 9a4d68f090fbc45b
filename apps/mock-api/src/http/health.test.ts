import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerHealth } from './health.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function started(checkStore?: () => void, isClosing = () => false) {
  const app = Fastify();
  registerHealth(app, { isClosing, checkStore });
  const ask = async () => {
    const { statusCode, headers, body } = await app.inject('/healthz');
    expect(headers['cache-control']).toBe('no-store');
    return `${statusCode} ${body}`;
  };
  return { app, ask, [Symbol.asyncDispose]: async () => app.close() };
}

const OK = '200 {"status":"ok"}';

test('a store is asked once a second, and a failure is logged', async () => {
  let isBroken = true;
  const checkStore = vi.fn(() => {
    if (isBroken) throw new Error('full');
  });
  await using here = started(checkStore);
  const log = vi.spyOn(here.app.log, 'error');
  expect(await here.ask()).toBe('503 {"status":"store"}');
  expect(log).toHaveBeenCalledTimes(1);
  isBroken = false;
  vi.advanceTimersByTime(999);
  expect(await here.ask()).toBe('503 {"status":"store"}');
  vi.advanceTimersByTime(1);
  expect(await here.ask()).toBe(OK);
  isBroken = true;
  vi.advanceTimersByTime(999);
  expect(await here.ask()).toBe(OK);
  expect(checkStore).toHaveBeenCalledTimes(2);
});
