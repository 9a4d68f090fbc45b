import { examples } from '@coop/contracts/examples/examples';
import { expect, test } from 'vitest';
import { NAMES, startBackend } from '../testing/portal.ts';
import { createBackendClient, createClients } from './backend-client.ts';

const HOME = { body: { topic_id: 103 } };
const TOPIC = examples.infoTopicShow.response;

/** A backend that, like ours, accepts the newest token only, and records its calls. */
async function openBackend() {
  const calls: string[] = [];
  let token = 0;
  const { url } = await startBackend(({ method, url: path, headers }, reply) => {
    calls.push(`${method} ${path} ${headers['x-csrf-token'] ?? '-'} ${headers.cookie ?? '-'}`);
    reply.setHeader('content-type', 'application/json');
    const isTaken = method === 'GET' || headers['x-csrf-token'] === `t ${token}`;
    if (!isTaken || method === 'GET') {
      reply.setHeader('set-cookie', [`other=1; path=/`, `XSRF-TOKEN=t%20${token}; path=/`]);
    }
    reply.statusCode = isTaken ? 200 : 419;
    reply.end(JSON.stringify(TOPIC));
  });
  const expire = () => {
    token += 1;
  };
  return { url, calls, expire };
}

test('[WEB-05] a token is fetched before the first call, sent with it, and kept for the next', async () => {
  const { url, calls } = await openBackend();
  const client = createBackendClient({ backendUrl: url, site: NAMES });
  await client('infoTopicShow', HOME);
  await client('infoTopicShow', HOME);
  expect(calls).toEqual([
    'GET /api/info/manu - -',
    'POST /api/info/topic_show t 0 XSRF-TOKEN=t%200',
    'POST /api/info/topic_show t 0 XSRF-TOKEN=t%200',
  ]);
});

test('[WEB-05] a token that is no longer good is renewed, and the call made again', async () => {
  const { url, calls, expire } = await openBackend();
  const client = createBackendClient({ backendUrl: url, site: NAMES });
  await client('infoTopicShow', HOME);
  expire();
  expect(await client('infoTopicShow', HOME)).toEqual(TOPIC);
  expect(calls.at(-1)).toBe('POST /api/info/topic_show t 1 XSRF-TOKEN=t%201');
  await client('infoTopicShow', HOME);
  expect(calls.filter((call) => call.startsWith('GET')).length).toBeLessThan(3);
});

test('[WEB-05] the client of the deployment is kept, that of a world is its own and sends its cookie', async () => {
  const { url, calls } = await openBackend();
  const clientFor = createClients(url);
  expect(clientFor(NAMES)).toBe(clientFor(NAMES));
  expect(clientFor({ ...NAMES })).not.toBe(clientFor(NAMES));
  expect(clientFor(NAMES, 'mock_world=a')).not.toBe(clientFor(NAMES));
  await clientFor(NAMES, 'mock_world=a')('infoTopicShow', HOME);
  expect(calls).toEqual([
    'GET /api/info/manu - mock_world=a',
    'POST /api/info/topic_show t 0 mock_world=a; XSRF-TOKEN=t%200',
  ]);
});

test('[WEB-06] a deployment may have its calls elsewhere, and name its token otherwise', async () => {
  const { url, calls } = await openBackend();
  const api = {
    baseUrl: url,
    paths: { infoTopicShow: '/v2/topic' },
    csrf: { name: 'other', source: 'cookie' as const },
  };
  const client = createBackendClient({
    backendUrl: 'http://127.0.0.1:9',
    site: { ...NAMES, api },
  });
  await expect(client('infoTopicShow', HOME)).rejects.toMatchObject({ status: 419 });
  expect(calls[1]).toBe('POST /v2/topic 1 other=1');
});
