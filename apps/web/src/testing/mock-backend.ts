import { buildApp } from '@coop/mock-api/app';
import { createWorlds, type World } from '@coop/mock-api/world/world';
import { memberSession } from '../app/session.ts';

/** Nine in the morning in Bangkok; records are as of 19 พ.ย. 2569. */
const NOW = Date.parse('2026-11-20T09:00:00+07:00');

const worlds = createWorlds({ seed: 'demo', population: 12_000, now: () => NOW });
const app = buildApp({ worlds, checkResponses: true, cookieSecret: 'a-secret-for-tests' });
let count = 0;

/** A world of the real mock for one test: its sessions and faults meet no other test's. */
export function openWorld(): World {
  count += 1;
  const world = worlds.get(`screen-${count}`);
  document.cookie = `mock_world=${world.name}; path=/`;
  return world;
}

/** Signs a member in without the logon page: the session is opened in the world and kept by the browser. */
export function signIn(world: World, membershipNo: string): string {
  const session = { kind: 'member', subject: membershipNo, remember: false } as const;
  const token = world.sessions.open(session, world.clock.now());
  memberSession.set({
    token,
    membership_no: membershipNo,
    member: { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' },
  });
  return token;
}

/** The browser's fetch, answered by the mock without a port; cookies are kept as a browser keeps them. */
export const fetchFromMock: typeof fetch = async (input, init = {}) => {
  const answer = await (await app).inject({
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
