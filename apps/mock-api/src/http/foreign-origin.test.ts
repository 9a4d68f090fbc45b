import { endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

const FOREIGN = { origin: 'https://evil.example' };
const PREFLIGHT = {
  ...FOREIGN,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'authorization,content-type,x-csrf-token',
};

const openedBy = (headers: object) =>
  Object.keys(headers).filter((name) => name.startsWith('access-control-'));

test('no call of the contract lets a page of another origin read it, nor ask before', async () => {
  await using mock = await startMock({ control: true });
  const paths = endpointKeys.map((key) => endpoints[key]);
  const others = [
    '/site.json',
    '/openapi.json',
    '/admin/login',
    '/__control/worlds.list',
    '/healthz',
  ];
  for (const { method, path } of [
    ...paths,
    ...others.map((path) => ({ method: 'GET', path }) as const),
  ]) {
    const url = path.replace(/:\w+/g, '1');
    const asked = await mock.app.inject({ method: 'OPTIONS', url, headers: PREFLIGHT });
    const answer = await mock.app.inject({ method, url, headers: FOREIGN });
    expect([url, [404, 405].includes(asked.statusCode)]).toEqual([url, true]);
    expect([url, openedBy(asked.headers), openedBy(answer.headers)]).toEqual([url, [], []]);
  }
});
