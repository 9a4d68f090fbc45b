import { beforeEach, expect, test, vi } from 'vitest';
import { sentNow } from '../requests/sent-sheet.tsx';
import { SITE } from '../testing/render-screen.tsx';
import { createApi } from './backend.ts';
import { serverNow } from './server-time.ts';

const SERVER = '2026-11-20T09:00:00.000Z';

beforeEach(() => {
  vi.setSystemTime('2026-11-20T07:30:00Z');
});

/** Asks a server that refuses, with these headers. */
const ask = (headers: HeadersInit) =>
  createApi(SITE, async () => new Response('{}', { status: 503, headers }))(
    'infoMenuShow',
    {},
  ).catch(() => undefined);

test('what was sent bears the time of the server, whatever the device shows', async () => {
  await ask({ Date: new Date(SERVER).toUTCString() });
  expect(sentNow('1', []).at).toBe(SERVER);
  vi.setSystemTime('2026-11-20T07:31:00Z');
  expect(new Date(serverNow()).toISOString()).toBe('2026-11-20T09:01:00.000Z');
});

test('an answer without its time leaves the clock as it is', async () => {
  await ask({ Date: new Date(SERVER).toUTCString() });
  await ask({});
  expect(sentNow('1', []).at).toBe(SERVER);
});
