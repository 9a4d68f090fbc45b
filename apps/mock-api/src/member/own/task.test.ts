import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';
import { moveTo } from '../../testing/worlds.ts';

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

test('[ABI-12] who has left the service pays the bill until its day is over; then it is arrears', async () => {
  await using mock = await startMock();
  const { overlay, clock } = mock.world;
  const month = 2026 * 12 + 10;
  overlay.append({
    at: clock.now(),
    kind: 'deduct-result',
    subject: '80010001',
    value: { month, lines: [{ no: 1, deductedSatang: 0, reason: 'ลาออก' }] },
  });
  const tasksOn = async (day: string) => {
    moveTo(mock.world, day);
    const { tasks } = await (await mock.signIn('00001')).ok('memberOverviewShow');
    return tasks?.filter(({ kind }) => kind === 'bill');
  };
  expect(await tasksOn('2026-12-01')).toEqual([]);
  expect(await tasksOn('2026-12-16')).toEqual([
    { kind: 'bill', count: 1, date: '2026-12-31', amount: '32697.52' },
  ]);
  expect(await tasksOn('2027-01-01')).toEqual([]);
});

test('[ABI-12] a guarantor of who has left is asked for a part since the settlement', async () => {
  await using mock = await startMock();
  const { overlay, clock } = mock.world;
  overlay.append({
    at: clock.now() - 21 * 86_400_000,
    kind: 'end-notice',
    subject: '00003',
    value: { how: 'ให้ออก', eventOn: '2026-10-30', paperNo: '12/2569' },
  });
  const { tasks } = await (await mock.signIn('00001')).ok('memberOverviewShow');
  expect(tasks).toEqual([
    { kind: 'guarantor_called', count: 1, date: '2026-11-09', amount: '329034.41' },
  ]);
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
