import { expect, test } from 'vitest';
import { createClient } from './client.ts';
import { maintenanceOf, withReopening } from './maintenance.ts';

const NOW = Date.parse('2026-11-28T20:00:00+07:00');
const TEN = Date.parse('2026-11-28T22:00:00+07:00');
const closure = (status: number, body: unknown, retryAfter: string | null) =>
  maintenanceOf(status, withReopening(status, body, retryAfter, NOW));

test.each([
  ['seconds', 503, undefined, '7200', { words: undefined, untilMs: TEN }],
  ['a day', 503, {}, 'Sat, 28 Nov 2026 15:00:00 GMT', { words: undefined, untilMs: TEN }],
  [
    'its words',
    503,
    { message: 'ปิดปรับปรุงระบบ' },
    null,
    { words: 'ปิดปรับปรุงระบบ', untilMs: undefined },
  ],
  ['both', 503, { error: 'ปิดปรับปรุง' }, '7200', { words: 'ปิดปรับปรุง', untilMs: TEN }],
  [
    'a field of its own',
    503,
    { maintenance_until: '2026-11-28T22:00:00+07:00' },
    '60',
    { words: undefined, untilMs: TEN },
  ],
  ['being busy', 503, { error: 'มีการเรียกใช้พร้อมกันมากเกินไป' }, '30', undefined],
  ['another failure', 500, { message: 'ปิดปรับปรุงระบบ' }, '7200', undefined],
  ['no body', 503, undefined, null, undefined],
  ['what is no time', 503, {}, 'soon', undefined],
])('[ABI-17] maintenance is read from %s', (_, status, body, retryAfter, announced) => {
  expect(closure(status, body, retryAfter)).toEqual(announced);
});

test('[ABI-17] the client reads it from the head of a 503', async () => {
  const api = createClient({
    fetch: async () => Response.json({}, { status: 503, headers: { 'Retry-After': '3600' } }),
    baseUrl: '',
    token: () => undefined,
    csrf: { read: () => 'x', primePath: '/' },
  });
  const before = Date.now();
  const error = await api('infoMenuShow', {}).catch((failure: unknown) => failure);
  expect(error).toMatchObject({ status: 503, isFault: false });
  const { maintenance } = error as { maintenance: { untilMs: number } };
  expect(maintenance.untilMs).toBeGreaterThanOrEqual(before + 3_600_000);
});
