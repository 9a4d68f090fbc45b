import 'fake-indexeddb/auto';
import type { MemberSession } from '@coop/contracts/member/auth';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isRemembered, memberSession } from '../../session/session.ts';
import { offlineMode } from '../offline-mode.ts';
import { feedKey, queryClient } from '../query-client.ts';
import { keepWhileSignedIn, watchConnection } from './connection.ts';
import { forgetFigures, keepFigures, showFigures } from './figures.ts';

const READ_AT = Date.parse('2026-11-20T09:05:00+07:00');
const DAY_MS = 86_400_000;
const SHARES = () => feedKey('memberShareList', {});

function signIn(no: string, extra: object = { remember: true }): void {
  const session: MemberSession = {
    token: `token-${no}`,
    membership_no: no,
    member: { prename: 'นาย', member_name: 'สมชาย', member_surname: 'ใจงาม' },
  };
  memberSession.set(Object.assign(session, extra));
}

/** Reads the shares as a screen would have, keeps them, and forgets them in memory as a new page load would. */
async function readAndKeep(): Promise<void> {
  queryClient.setQueryData(SHARES(), { share_balance: '480200.00' }, { updatedAt: READ_AT });
  queryClient.setQueryData(feedKey('memberInfoShow', {}), { card_person: '1-2345' });
  await keepFigures();
  queryClient.clear();
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(READ_AT + DAY_MS);
});
afterEach(async () => {
  memberSession.clear();
  await forgetFigures();
});

test('the figures come back with the time they were read, and nothing of who the member is', async () => {
  signIn('00001');
  await readAndKeep();
  expect(await showFigures()).toBe(true);
  expect(queryClient.getQueryState(SHARES())).toMatchObject({
    data: { share_balance: '480200.00' },
    dataUpdatedAt: READ_AT,
  });
  expect(queryClient.getQueryData(feedKey('memberInfoShow', {}))).toBeUndefined();
});

test.each([
  ['another member', () => signIn('00002')],
  ['a session that is not remembered', () => signIn('00001', {})],
  [
    'an administrator in that member’s place',
    () => signIn('00001', { remember: true, impersonated: true }),
  ],
  ['nobody', () => memberSession.clear()],
])('%s is shown nothing', async (_who, next) => {
  signIn('00001');
  await readAndKeep();
  next();
  expect(await showFigures()).toBe(false);
  expect(queryClient.getQueryData(SHARES())).toBeUndefined();
});

test('after 30 days they are not shown any more', async () => {
  signIn('00001');
  await readAndKeep();
  vi.mocked(Date.now).mockReturnValue(READ_AT + 30 * DAY_MS);
  expect(await showFigures()).toBe(false);
});

test('a session that is not remembered keeps nothing', async () => {
  signIn('00001', {});
  expect(isRemembered()).toBe(false);
  await readAndKeep();
  signIn('00001');
  expect(await showFigures()).toBe(false);
});

test('the end of the session forgets them, also when the same member signs in again', async () => {
  signIn('00001');
  await readAndKeep();
  const stop = keepWhileSignedIn();
  memberSession.clear();
  stop();
  signIn('00001');
  expect(await showFigures()).toBe(false);
});

test('another member’s first page removes them for good', async () => {
  signIn('00001');
  await readAndKeep();
  signIn('00002');
  await keepFigures();
  signIn('00001');
  expect(await showFigures()).toBe(false);
});

test('offline the kept figures are shown and not asked for again; online everything is as before', async () => {
  signIn('00001');
  await readAndKeep();
  watchConnection();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(offlineMode.get()).toBe('asking');
  await expect.poll(() => offlineMode.get()).toBe('kept');
  expect(queryClient.getDefaultOptions().queries?.staleTime).toBe(Number.POSITIVE_INFINITY);
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(offlineMode.get()).toBe('live');
  expect(queryClient.getDefaultOptions().queries?.staleTime).toBe(60_000);
  expect(queryClient.getQueryState(SHARES())?.isInvalidated).toBe(true);
});

test.each([
  ['remembered', { remember: true }],
  ['not remembered', {}],
])('offline without kept figures a session that is %s waits for a connection', async (_, extra) => {
  signIn('00003', extra);
  watchConnection();
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(offlineMode.get()).toBe('asking');
  await expect.poll(() => offlineMode.get()).toBe('none');
  expect(queryClient.getDefaultOptions().queries?.staleTime).toBe(60_000);
  line.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  expect(offlineMode.get()).toBe('live');
});
