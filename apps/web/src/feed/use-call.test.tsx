import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { ApiProvider } from '../client/api.tsx';
import { createApi } from '../client/backend.ts';
import { fetchFromMock, openWorld, signIn } from '../testing/mock-backend.ts';
import { SITE } from '../testing/render-screen.tsx';
import { WithCache } from '../testing/with-cache.tsx';
import { feedKey, queryClient } from './query-client.ts';
import { useCall } from './use-call.ts';

const NOTE = {
  kind: 'KEP',
  ref_no: '256911',
  title: 'ใบเรียกเก็บ',
  note: 'ถามเรื่องค่าหุ้น',
  revision: 0,
} as const;

/** The call that saves a note, for a member who has read the list of notes. */
async function openCall() {
  const world = openWorld();
  let calls = 0;
  const api = createApi(SITE, (input, init) => {
    if (String(input).includes('note')) calls += 1;
    return fetchFromMock(input, init);
  });
  await signIn(api, '00001');
  const key = feedKey('memberNoteList', {});
  queryClient.setQueryData(key, { rows: [] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApiProvider api={api}>
      <WithCache>{children}</WithCache>
    </ApiProvider>
  );
  const { result } = renderHook(() => useCall('memberNoteSave'), { wrapper });
  return {
    world,
    save: () => result.current.run({ body: NOTE }),
    calls: () => calls,
    isOld: () => queryClient.getQueryState(key)?.isInvalidated,
  };
}

test('a second press before the first has been answered makes no call', async () => {
  const { save, calls } = await openCall();
  const [first, second] = await Promise.all([save(), save()]);
  expect(first?.rc_code).toBe('1');
  expect(second).toBeUndefined();
  expect(calls()).toBe(1);
  await save();
  expect(calls()).toBe(2);
});

test('what the contract says follows a call is old once it has been answered', async () => {
  const { save, isOld } = await openCall();
  expect(isOld()).toBe(false);
  await save();
  expect(isOld()).toBe(true);
});

test.each([
  ['an answer that is lost', { drop: true }, true],
  ['a failure of the server', { status: 500 }, true],
  ['a refusal', { status: 422, body: {} }, false],
] as const)('after %s what follows is read anew only if it may have been done', async (...row) => {
  const [, fault, isReadAnew] = row;
  const { world, save, isOld } = await openCall();
  world.faults.add({ endpoint: 'memberNoteSave', ...fault });
  await expect(save()).rejects.toThrow();
  if (isReadAnew) await vi.waitFor(() => expect(isOld()).toBe(true), 30_000);
  else expect(isOld()).toBe(false);
});
