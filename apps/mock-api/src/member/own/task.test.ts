import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';

test.each([
  ['00002 has just joined', '00002', []],
  [
    '00001 guarantees a loan that is late since September',
    '00001',
    [{ kind: 'guaranteed_late', count: 1, date: '2026-09-30' }],
  ],
  ['00005 has a letter to answer', '00005', [{ kind: 'confirm', count: 1, date: '2026-12-31' }]],
  ['00006 is asked in no open round', '00006', []],
  ['00007 is not in the round', '00007', []],
  ['00003 owes nothing but the months that the arrears name', '00003', []],
  ['00010 has the dues taken from the pension', '00010', []],
])('[ABI-12] %s', async (_, no, tasks) => {
  await using mock = await startMock();
  expect((await (await mock.signIn(no)).ok('memberOverviewShow')).tasks).toEqual(tasks);
});

test('[ABI-12] a letter waits until it is answered, however often one has looked before', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn('00005');
  const { letter_no, lines } = await caller.ok('memberConfirmLetterShow');
  expect((await caller.ok('memberOverviewShow')).tasks).toHaveLength(1);
  const answers = lines.map(({ kind, ref_no }) => ({ kind, ref_no, answer: 'Y' as const }));
  await caller.ok('memberConfirmCreate', { body: { letter_no, lines: answers } });
  expect((await caller.ok('memberOverviewShow')).tasks).toEqual([]);
});
