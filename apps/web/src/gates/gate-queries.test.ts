import type { Client } from '@coop/contracts/client';
import { examples } from '@coop/contracts/examples/examples';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { groupSession, memberSession } from '../session/session.ts';
import type { Area } from '../session/session-end.ts';
import { sessionChecked } from './gate-queries.ts';

const member = examples.memberAuthLogin.response;
const relative = examples.memberRelativeEnter.response.relative;

test.each<[who: string, area: Area, set: () => void, calls: string[]]>([
  ['nobody', 'member', () => undefined, []],
  ['a member', 'member', () => memberSession.set(member), ['memberAuthShow', 'memberTermsShow']],
  ['a relative', 'member', () => memberSession.set({ ...member, relative }), ['memberAuthShow']],
  [
    'an agency',
    'membergroup',
    () => groupSession.set(examples.membergroupAuthLogin.response),
    ['membergroupAuthShow'],
  ],
])(
  '[WEB-08] the session of %s is checked early, once, and only the check is waited for',
  async (_, area, set, calls) => {
    set();
    const called: string[] = [];
    const api = ((key: string) => {
      called.push(key);
      // The terms never come.
      return key === 'memberTermsShow' ? new Promise(() => undefined) : Promise.resolve({});
    }) as unknown as Client;
    const queryClient = new QueryClient();
    await sessionChecked(area, { api, queryClient });
    await sessionChecked(area, { api, queryClient });
    expect(called).toEqual(calls);
    expect(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.status),
    ).toEqual(calls.map((key) => (key === 'memberTermsShow' ? 'pending' : 'success')));
  },
);
