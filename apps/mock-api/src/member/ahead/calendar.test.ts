import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';

async function eventsOf(no: string) {
  await using mock = await startMock();
  const { events } = await (await mock.signIn(no)).ok('memberCalendarList');
  return events;
}

test('twelve months of bills and deductions, with meeting and dividend, in the order of their days', async () => {
  const events = await eventsOf('00001');
  const days = events.map((event) => event.event_date);
  expect(days).toEqual(days.toSorted());
  expect(days.every((day) => day >= '2026-11-20' && day <= '2027-11-20')).toBe(true);
  expect(events.filter((event) => event.kind === 'COLLECT')).toHaveLength(12);
  expect(events.filter((event) => event.kind === 'BILL')).toHaveLength(12);
  expect(events).toContainEqual({
    event_id: 'DIVIDEND-2026',
    kind: 'DIVIDEND',
    title: 'จ่ายเงินปันผลและเฉลี่ยคืน ปี 2569',
    event_date: '2027-02-01',
  });
  expect(new Set(events.map((event) => event.event_id)).size).toBe(events.length);
});

test('the round of balance letters ends for who has not answered, and for nobody else', async () => {
  const endOf = async (no: string) =>
    (await eventsOf(no)).find((event) => event.kind === 'CONFIRM')?.event_date;
  expect(await endOf('00005')).toBe('2026-12-31');
  expect(await endOf('00001')).toBeUndefined();
  expect(await endOf('00006')).toBeUndefined();
});

test('a welfare that can be asked for ends on the day that its own page says', async () => {
  await using mock = await startMock();
  const caller = await mock.signIn('00001');
  const { rights } = await caller.ok('memberWelfareList');
  const { events } = await caller.ok('memberCalendarList');
  const deadlines = rights
    .filter((right) => right.can_request && right.deadline !== '' && right.deadline <= '2027-11-20')
    .map((right) => right.deadline);
  const shown = events.filter((event) => event.kind === 'WELFARE').map((event) => event.event_date);
  expect(shown).toEqual(deadlines.toSorted());
});

test('[ABI-14] a loan for which time alone is missing has its day, in the month that the right says', async () => {
  const loansOf = async (no: string) =>
    (await eventsOf(no)).flatMap(({ kind, title, event_date }) =>
      kind === 'LOAN' ? [`${title} ${event_date}`] : [],
    );
  expect(await loansOf('00001')).toEqual(['ครบเงื่อนไขขอเงินกู้สามัญ 2027-01-31']);
  // However far it is: who joined this month finds there what the right says.
  expect(await loansOf('00002')).toEqual([
    'ครบเงื่อนไขขอเงินกู้สามัญ 2027-11-30',
    'ครบเงื่อนไขขอเงินกู้พิเศษเพื่อการเคหะ 2029-11-30',
  ]);
  expect(await loansOf('00003')).toEqual([]);
});
