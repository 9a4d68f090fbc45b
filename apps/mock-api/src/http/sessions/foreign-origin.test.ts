import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';

const FOREIGN = { origin: 'https://evil.example' };
const PREFLIGHT = {
  ...FOREIGN,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,x-csrf-token',
};

const openedBy = (headers: object) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

const CALLS = endpointKeys.map((key) => endpoints[key]);
const OTHERS = [
  '/site.json',
  '/openapi.json',
  '/admin/login',
  '/mediafiles/none.png',
  '/__control/worlds.list',
  '/healthz',
].map((path) => ({ method: 'GET', path }) as const);

test('no call of the contract lets a page of another origin read it, nor ask before', async () => {
  await using mock = await startMock({ control: true });
  for (const { method, path } of [...CALLS, ...OTHERS]) {
    const url = path.replace(/:\w+/g, '1');
    const preflight = await mock.app.inject({ method: 'OPTIONS', url, headers: PREFLIGHT });
    const answer = await mock.app.inject({ method, url, headers: FOREIGN });
    expect([url, openedBy(preflight.headers), openedBy(answer.headers)]).toEqual([url, [], []]);
  }
  for (const { path } of CALLS) {
    const url = path.replace(/:\w+/g, '1');
    const { statusCode } = await mock.app.inject({ method: 'OPTIONS', url, headers: PREFLIGHT });
    expect([url, statusCode]).toEqual([url, 405]);
  }
});
