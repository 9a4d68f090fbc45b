import { buildApp } from '@coop/mock-api/app';
import type { World } from '@coop/mock-api/world/world';
import { createWorlds } from '@coop/mock-api/world/worlds';

/** Nine in the morning in Bangkok, in milliseconds; records are as of 19 พ.ย. 2569. */
const NOW = Date.parse('2026-11-20T09:00:00+07:00');

const worlds = createWorlds({
  seed: 'demo',
  population: 12_000,
  now: () => NOW,
  testTokens: true,
});
const app = buildApp({
  worlds,
  checkResponses: true,
  cookieSecret: 'a-secret-for-tests',
  control: true,
});
let count = 0;

/** A world of the real mock for one test. */
export function openWorld(): World {
  count += 1;
  return worlds.get(`console-${count}`);
}

/** The browser's fetch, answered by the mock and its control plane without a port. */
export const fetchFromMock: typeof fetch = async (input, init = {}) => {
  const mock = await app;
  const answer = await mock.inject({
    method: init.method === 'POST' ? 'POST' : 'GET',
    url: String(input),
    headers: Object.fromEntries(new Headers(init.headers)),
    ...(typeof init.body === 'string' && { payload: init.body }),
  });
  return new Response(answer.payload, { status: answer.statusCode });
};
