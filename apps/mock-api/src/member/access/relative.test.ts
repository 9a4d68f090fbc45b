import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { exampleInput } from '@coop/contracts/examples/inputs';
import { expect, test } from 'vitest';
import { type Mock, PASSWORD, startMock } from '../../testing/start-mock.ts';

const NO = '00001';
const HOUR = 60 * 60_000;
const invitation = { name: 'ลูกสาว', days: 30, mem_password: PASSWORD };

async function invite(mock: Mock, body: object = {}) {
  const member = await mock.signIn(NO);
  const answer = await member.ok('memberRelativeInvite', { body: { ...invitation, ...body } });
  return { member, code: answer.code ?? '' };
}

async function enter(mock: Mock, code: string, membership_no = NO) {
  return (await mock.caller()).call('memberRelativeEnter', { body: { membership_no, code } });
}

async function relative(mock: Mock, code: string) {
  const { token } = (await enter(mock, code)).body as { token: string };
  return mock.caller({ token });
}

test('[ABI-10] a relative reads with the code, and the member sees what was opened', async () => {
  await using mock = await startMock();
  const { member, code } = await invite(mock);
  expect(code).toMatch(/^\d{12}$/);
  const answer = await enter(mock, code);
  expect(answer.body).toMatchObject({
    membership_no: NO,
    relative: { name: 'ลูกสาว', until: '2026-12-20 10:00:00' },
    expires_in: 30 * 24 * 3_600,
  });
  const { token } = answer.body as { token: string };
  const looking = await mock.caller({ token });
  await looking.ok('memberShareList');
  const { rows } = await member.ok('memberRelativeList');
  expect(rows).toEqual([
    expect.objectContaining({
      name: 'ลูกสาว',
      state: 'reading',
      opened: [{ what: 'ทุนเรือนหุ้น', opened_at: '2026-11-20 10:00:00' }],
    }),
  ]);
  const notifications = await member.ok('memberNotificationList');
  expect(notifications.rows.map(({ title }) => title)).toContain('ลูกสาว เริ่มดูข้อมูลของท่านแล้ว');
  // The relative's device is none of the member's.
  expect((await member.ok('memberSessionList')).rows).toHaveLength(1);
});

test('[ABI-10] a relative opens what is named and nothing else', async () => {
  await using mock = await startMock();
  const looking = await relative(mock, (await invite(mock)).code);
  const memberKeys = endpointKeys.filter(
    (key) => endpoints[key].session === 'member' && key !== 'memberAuthLogout',
  );
  const open: EndpointKey[] = [];
  for (const key of memberKeys) {
    const answer = await looking.call(key, exampleInput(key));
    if (answer.status === 403) expect(answer.text).toMatch(/ท่านดูในฐานะญาติ|เมื่อสมาชิกเสียชีวิตแล้วเท่านั้น/);
    else open.push(key);
  }
  expect(open.sort()).toEqual([
    'memberAuthShow',
    'memberCalendarList',
    'memberDepositList',
    'memberDepositStatementShow',
    'memberDividendList',
    'memberKepCremList',
    'memberKepList',
    'memberKepShow',
    'memberLastUpdateShow',
    'memberLoanList',
    'memberLoanStatementShow',
    'memberOverviewShow',
    'memberShareList',
    'memberTermsShow',
    'memberYearList',
  ]);
  expect(open.filter((key) => endpoints[key].changes)).toEqual([]);
});

test('[ABI-10][ABI-14] a relative’s calendar has every day but that of a loan', async () => {
  await using mock = await startMock();
  const kindsOf = async (caller: Awaited<ReturnType<typeof relative>>) =>
    new Set((await caller.ok('memberCalendarList')).events.map(({ kind }) => kind));
  const mine = await kindsOf(await mock.signIn(NO));
  const seen = await kindsOf(await relative(mock, (await invite(mock)).code));
  expect([...mine].filter((kind) => !seen.has(kind))).toEqual(['LOAN']);
});

test('[LED-15] a relative of a member who leaves does not read the settlement sheet', async () => {
  await using mock = await startMock();
  const looking = await relative(mock, (await invite(mock)).code);
  const value = { how: 'ลาออก', eventOn: '2026-11-19', paperNo: 'ลา. 4/2569' } as const;
  const now = mock.world.clock.now();
  mock.world.overlay.append({ at: now, kind: 'end-notice', subject: '00001', value });
  const refused = await looking.call('memberSettlementShow');
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('เมื่อสมาชิกเสียชีวิตแล้วเท่านั้น');
  expect((await looking.call('memberShareList')).status).toBe(200);
});

test('[LED-15] a relative of who has died reads the settlement sheet, and nothing else any more', async () => {
  await using mock = await startMock();
  const looking = await relative(mock, (await invite(mock)).code);
  const value = { how: 'เสียชีวิต', eventOn: '2026-11-19', paperNo: 'มบ. 4/2569' } as const;
  const now = mock.world.clock.now();
  mock.world.overlay.append({ at: now, kind: 'end-notice', subject: '00001', value });
  const sheet = await looking.ok('memberSettlementShow');
  expect(sheet).toMatchObject({ ending_desc: 'เสียชีวิต', settlement_status: 'รอคณะกรรมการ' });
  const refused = await looking.call('memberShareList');
  expect(refused.status).toBe(403);
  expect(refused.text).toContain('สมาชิกเสียชีวิตแล้ว');
});

test('[ABI-10] a code is good once, for two days, for its own member, and is refused in one sentence', async () => {
  await using mock = await startMock();
  const { code } = await invite(mock);
  const wrong = await enter(mock, '000000000000');
  const foreign = await enter(mock, code, '00004');
  const unknown = await enter(mock, code, '99999999');
  expect([wrong.status, foreign.status, unknown.status]).toEqual([422, 422, 422]);
  expect(new Set([wrong.text, foreign.text, unknown.text]).size).toBe(1);
  expect((await enter(mock, code)).status).toBe(200);
  expect((await enter(mock, code)).text).toBe(wrong.text);
  const late = (await invite(mock)).code;
  mock.world.clock.advance(48 * HOUR);
  expect((await enter(mock, late)).text).toBe(wrong.text);
});

test('[ABI-10] the reading ends by itself, when it is taken back, and with a new password', async () => {
  await using mock = await startMock();
  const day = await relative(mock, (await invite(mock, { days: 1 })).code);
  mock.world.clock.advance(24 * HOUR - 1);
  expect((await day.call('memberShareList')).status).toBe(200);
  mock.world.clock.advance(1);
  expect((await day.call('memberShareList')).status).toBe(401);

  const { member, code } = await invite(mock);
  const looking = await relative(mock, code);
  const [row] = (await member.ok('memberRelativeList')).rows;
  const body = { relative_id: row?.relative_id };
  await member.ok('memberRelativeEnd', { body });
  await member.ok('memberRelativeEnd', { body });
  expect((await looking.call('memberShareList')).status).toBe(401);
  const other = await mock.signIn('00004');
  expect((await other.call('memberRelativeEnd', { body })).status).toBe(404);

  const waiting = (await invite(mock)).code;
  const last = await relative(mock, (await invite(mock)).code);
  const change = { mem_oldpassword: PASSWORD, mem_password: 'ข้าวต้มปลาร้อนๆ9ชาม' };
  mock.world.clock.advance(1_000);
  await member.ok('memberPasswordUpdate', { body: change });
  expect((await last.call('memberShareList')).status).toBe(401);
  expect((await enter(mock, waiting)).status).toBe(422);
});

test('[ABI-10] the invitation wants the password, one to ninety days, and at most five at once', async () => {
  await using mock = await startMock();
  const member = await mock.signIn(NO);
  const ask = (body: object) =>
    member.call('memberRelativeInvite', { body: { ...invitation, ...body } });
  for (const body of [{ mem_password: 'wrong' }, { days: 0 }, { days: 91 }, { name: ' ' }]) {
    expect((await ask(body)).status).toBe(422);
  }
  for (let number = 0; number < 5; number += 1)
    expect((await ask({})).body).toMatchObject({ rc_code: '1' });
  expect((await ask({})).body).toMatchObject({ rc_code: '0' });
});

test('[ABI-10] the member sees the tries with a code that is wrong or over', async () => {
  await using mock = await startMock();
  const { member, code } = await invite(mock);
  await enter(mock, '000000000000');
  await enter(mock, code);
  mock.world.clock.advance(60_000);
  await enter(mock, code);
  const { refused } = await member.ok('memberRelativeList');
  expect(refused).toEqual([
    { tried_at: '2026-11-20 10:01:00', name: 'ลูกสาว' },
    { tried_at: '2026-11-20 10:00:00', name: '' },
  ]);
  const other = await mock.signIn('00004');
  expect((await other.ok('memberRelativeList')).refused).toEqual([]);
});
