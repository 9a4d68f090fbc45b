import 'fake-indexeddb/auto';
import { ApiError } from '@coop/contracts/api-error';
import type { Client } from '@coop/contracts/client';
import { examples } from '@coop/contracts/examples/examples';
import { renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiProvider } from '../client/api.tsx';
import { forgetFigures, keepFigures, showFigures } from '../feed/offline/figures.ts';
import { feedKey, queryClient } from '../feed/query-client.ts';
import { groupOwner, keepDraft, readDraft } from '../session/drafts.ts';
import { EXPIRED_TEXT } from '../session/expired-text.ts';
import { groupSession, memberSession } from '../session/session.ts';
import { groupClock, memberClock } from '../session/session-clock.ts';
import type { Area } from '../session/session-end.ts';
import '../testing/dialogs.ts';
import { openProduct } from '../testing/render-screen.tsx';
import { connectToasts } from '../toasts/notify.ts';
import { useSignOut } from './sign-out.ts';

const MEMBER = { ...examples.memberAuthLogin.response, remember: true };
const AGENCY = examples.membergroupAuthLogin.response;
const FEED = 'membergroupDashboardShow';

afterEach(async () => {
  await forgetFigures();
});

/** Signs both in, each with a draft, an answer in memory and what the device keeps of them. */
async function signBothIn(): Promise<void> {
  memberSession.set(MEMBER);
  groupSession.set(AGENCY);
  memberClock.move(60);
  groupClock.move(60);
  keepDraft('form', {});
  keepDraft('form', {}, groupOwner('1'));
  queryClient.setQueryData(feedKey('memberShareList', {}), {});
  queryClient.setQueryData(feedKey(FEED, {}), {});
  localStorage.setItem('push-here', 'device');
  localStorage.setItem('notifications-read:00001', '7');
  localStorage.setItem('group-notifications-read:80010001', '7');
  await keepFigures();
}

/** Returns what is left on the device of a member, or of an agency. */
async function leftOf(area: Area): Promise<string[]> {
  const isOfMember = area === 'member';
  const feed = isOfMember ? ['memberShareList'] : [FEED];
  const left = {
    session: (isOfMember ? memberSession : groupSession).get(),
    clock: (isOfMember ? memberClock : groupClock).get(),
    draft: isOfMember ? readDraft('form', '00001') : readDraft('form', groupOwner('1')),
    answer: queryClient.getQueryCache().find({ queryKey: feed, exact: false }),
    push: isOfMember && localStorage.getItem('push-here'),
    read: localStorage.getItem(
      isOfMember ? 'notifications-read:00001' : 'group-notifications-read:80010001',
    ),
  };
  memberSession.set(MEMBER);
  const figures = isOfMember && (await showFigures());
  return Object.entries({ ...left, figures }).flatMap(([name, value]) => (value ? [name] : []));
}

const EVERYTHING = ['session', 'clock', 'draft', 'answer', 'push', 'read', 'figures'];

/** Signs one out, answered like this; returns the calls and what was said. */
async function signOut(area: Area | undefined, answer: () => Promise<unknown>) {
  const calls: string[] = [];
  const sentences: string[] = [];
  const alert = vi.spyOn(window, 'alert').mockImplementation((text) => void sentences.push(text));
  connectToasts(({ tone, text }) => sentences.push(`${tone}: ${text}`));
  const api = ((key: string) => {
    calls.push(key);
    return answer();
  }) as unknown as Client;
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApiProvider api={api}>{children}</ApiProvider>
  );
  const { result } = renderHook(() => useSignOut(area), { wrapper });
  await result.current();
  return { calls, said: sentences, alert };
}

function failed(area: Area, endedSession: boolean): ApiError {
  const key = area === 'member' ? 'memberAuthLogout' : 'membergroupAuthLogout';
  const body = { error: 'ออกจากระบบไม่ได้', message: 'ลองอีกครั้ง' };
  return Object.assign(new ApiError('http', key, { status: 500, body }), { endedSession });
}

const ANSWERS = [
  ['a word', async () => ({ message: 'ลาก่อน' }), ['success: ลาก่อน'], ['success: ลาก่อน']],
  ['nothing', async () => ({}), [], []],
  ['no connection', () => Promise.reject(new Error('gone')), [], ['error: ติดต่อเซิร์ฟเวอร์ไม่ได้']],
] as const;

describe.each(ANSWERS)('answered with %s', (_, answer, toMember, toGroup) => {
  test('[AUTH-09] a member leaves nothing behind; an agency beside stays', async () => {
    await signBothIn();
    const { calls, said } = await signOut(undefined, answer);
    expect(calls).toEqual(['memberAuthLogout']);
    expect(said).toEqual(toMember);
    expect(memberSession.isLeft()).toBe(true);
    expect(groupSession.get()?.token).toBe(AGENCY.token);
    expect(await leftOf('membergroup')).toEqual(['session', 'clock', 'draft', 'read']);
    memberSession.clear();
    expect(await leftOf('member')).toEqual([]);
  });

  test('[GRP-13] an agency leaves nothing behind; a member beside loses nothing', async () => {
    await signBothIn();
    const { calls, said } = await signOut('membergroup', answer);
    expect(calls).toEqual(['membergroupAuthLogout']);
    expect(said).toHaveLength(toGroup.length);
    expect(groupSession.isLeft()).toBe(true);
    expect(await leftOf('membergroup')).toEqual([]);
    expect(await leftOf('member')).toEqual(EVERYTHING);
  });
});

test('[AUTH-09] signing out waits for no storage: another page may hold it', async () => {
  await signBothIn();
  const held = { objectStore: () => ({ get: () => ({}) }) } as unknown as IDBTransaction;
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockReturnValue(held);
  await signOut('member', async () => ({}));
  expect(memberSession.get()).toBeUndefined();
  vi.restoreAllMocks();
});

test('[AUTH-09] only a session that has ended by itself is told to the member', async () => {
  memberSession.set(MEMBER);
  const refused = await signOut('member', () => Promise.reject(failed('member', false)));
  expect(refused.said).toEqual([]);
  const ended = await signOut('member', () => Promise.reject(failed('member', true)));
  expect(ended.said).toEqual([EXPIRED_TEXT]);
});

test('[GRP-13] an agency reads error and message of a failure, and no alert', async () => {
  groupSession.set(AGENCY);
  const { said } = await signOut('membergroup', () => Promise.reject(failed('membergroup', true)));
  expect(said).toEqual(['error: ออกจากระบบไม่ได้', 'error: ลองอีกครั้ง']);
});

test.each([
  ['[AUTH-09]', { member: '00001', at: '/member/share' }, '/member/logon'],
  ['[GRP-13]', { agency: '80010001', at: '/membergroup/summarize_rep' }, '/membergroup/logon'],
] as const)(
  '%s one press leads to the logon page, though no answer comes',
  async (_, who, logon) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, address } = await openProduct({
      ...who,
      before: ({ faults }) => {
        for (const endpoint of ['memberAuthLogout', 'membergroupAuthLogout'] as const) {
          faults.add({ endpoint, drop: true });
        }
      },
    });
    const [press] = await screen.findAllByRole('button', { name: 'ออกจากระบบ' });
    if (press) await user.click(press);
    await waitFor(() => expect(address()).toBe(logon));
  },
);
