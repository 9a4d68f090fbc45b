import type { Client } from '@coop/contracts/client';
import { buildApp } from '@coop/mock-api/app';
import type { World } from '@coop/mock-api/world/world';
import { createWorlds } from '@coop/mock-api/world/worlds';
import { groupSession, memberSession } from '../session/session.ts';

/** Nine in the morning in Bangkok, in milliseconds; records are as of 19 พ.ย. 2569. */
export const NOW = Date.parse('2026-11-20T09:00:00+07:00');

/** Keys that nothing real is signed with; what is sent goes to this machine. */
const webPush = {
  publicKey:
    'BK0ScvqFSzIq_Jdy4N35REQM15s4vYON2iDB5_C61Rdj52uKWj3nKdSj6YfueBKa2Skls9rwBw38m-pUYsxg89A',
  privateKey: 'nfhoktuKfOGHMt9LucpIvYxU0XpTLjgiXhHI1VZN-jY',
  subject: 'mailto:demo@coop.example',
  services: [],
  allowsLocal: true,
};
const worlds = createWorlds({
  seed: 'demo',
  population: 12_000,
  now: () => NOW,
  testTokens: true,
  webPush,
});
const app = buildApp({ worlds, checkResponses: true, cookieSecret: 'a-secret-for-tests' });
let count = 0;

/** A world of the real mock for one test: its sessions and faults meet no other test's. */
export function openWorld(): World {
  count += 1;
  const world = worlds.get(`test-${count}`);
  document.cookie = `mock_world=${world.name}; path=/`;
  return world;
}

/** Signs a member in through the API and keeps the answer as the logon page does. */
export async function signIn(api: Client, membershipNo: string): Promise<void> {
  const session = await api('memberAuthLogin', {
    body: {
      membership_no: membershipNo,
      mem_password: 'demo1234',
      remember: false,
      recaptcha: 'always-pass',
    },
  });
  memberSession.set(session);
}

/** Signs an agency in through the API and keeps the answer as its logon page does. */
export async function signInAgency(api: Client, member_group_no: string): Promise<void> {
  const body = { member_group_no, member_group_pass: 'demo1234', remember: false };
  groupSession.set(await api('membergroupAuthLogin', { body }));
}

/** The browser's fetch, answered by the mock without a port; cookies are kept as a browser keeps them. */
export const fetchFromMock: typeof fetch = async (input, init = {}) => {
  const mock = await app;
  const answer = await mock.inject({
    method: init.method === 'POST' ? 'POST' : 'GET',
    url: String(input),
    headers: { ...Object.fromEntries(new Headers(init.headers)), cookie: document.cookie },
    ...(typeof init.body === 'string' && { payload: init.body }),
  });
  for (const { name, value } of answer.cookies) document.cookie = `${name}=${value}; path=/`;
  return new Response(answer.payload, {
    status: answer.statusCode,
    statusText: answer.statusMessage,
  });
};

/** Lets the mock listen, for sockets; returns where. */
export async function listenOnPort(): Promise<string> {
  const mock = await app;
  if (!mock.server.listening) await mock.listen({ host: '127.0.0.1', port: 0 });
  const address = mock.server.address();
  return `127.0.0.1:${typeof address === 'object' ? address?.port : address}`;
}
