import { CSRF_COOKIE, CSRF_HEADER } from '@coop/contracts/csrf';
import { endpoints } from '@coop/contracts/endpoints';
import { inputs } from '@coop/contracts/examples/inputs';
import { buildApp } from '@coop/mock-api/app';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { expect, onTestFinished, test } from 'vitest';
import { startPortal } from '../testing/portal.ts';

const HERE = '127.0.0.1';
const FRONT = '203.0.113.9';

test('[WEB-05] visitors behind a proxy that the backend does not know are told apart by it', async () => {
  const worlds = createWorlds({
    seed: 'demo',
    population: 12_000,
    now: () => Date.parse('2026-11-20T09:00:00+07:00'),
    testTokens: true,
  });
  const mock = await buildApp({
    worlds,
    checkResponses: true,
    cookieSecret: 'a-secret-for-tests',
    trustedProxies: [HERE],
  });
  onTestFinished(() => mock.close());
  const backendUrl = await mock.listen({ host: HERE, port: 0 });
  const { url } = await startPortal({ backendUrl, trustedProxies: [HERE, FRONT] });
  const body = JSON.stringify({
    ...inputs.memberAuthLogin.body,
    recaptcha: 'always-fail',
  });
  const signIn = async (visitor: string) => {
    const headers = {
      'content-type': 'application/json',
      // The front proxy adds who asked it, and another of this machine adds the front proxy.
      'x-forwarded-for': `${visitor}, ${FRONT}`,
      cookie: `${CSRF_COOKIE}=t`,
      [CSRF_HEADER]: 't',
    };
    const path = endpoints.memberAuthLogin.path;
    return (await fetch(url + path, { method: 'POST', headers, body })).status;
  };
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 25; visitor += 1) {
    for (let no = 0; no < 3; no += 1) statuses.push(await signIn(`198.51.100.${visitor}`));
  }
  expect(new Set(statuses)).toEqual(new Set([422]));
  // Several at once, and fewer than the portal itself lets one visitor hold open: on a slow machine, too, they are more in
  // a minute than the backend takes.
  for (let round = 0; round < 8; round += 1) {
    const signIns = Array.from({ length: 20 }, () => signIn('198.51.100.1'));
    statuses.push(...(await Promise.all(signIns)));
  }
  expect(statuses.at(-1)).toBe(429);
});
