import { type EndpointKey, endpointKeys, endpoints } from '@coop/contracts/endpoints';
import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';

const marketing = { consent_code: 'MARKETING', version: '2569-1' } as const;

test('[ABI-10] a consent is given, withdrawn and logged, and the other ones stay', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const given = async () =>
    (await mine.ok('memberConsentList')).rows.map((one) => [one.consent_code, one.given]);
  const none = [
    ['TERMS', true],
    ['MARKETING', false],
    ['THIRD_PARTY', false],
  ];
  expect(await given()).toEqual(none);
  await mine.ok('memberConsentUpdate', { body: { ...marketing, given: true } });
  expect((await given())[1]).toEqual(['MARKETING', true]);
  await mine.ok('memberConsentUpdate', { body: { ...marketing, given: false } });
  // Repeated, as after a lost answer.
  await mine.ok('memberConsentUpdate', { body: { ...marketing, given: false } });
  expect(await given()).toEqual(none);
  const { log } = await mine.ok('memberConsentList');
  expect(log.map(({ event }) => event).toSorted()).toEqual(['GIVEN', 'WITHDRAWN']);
});

test('[ABI-10] what was chosen on the welcome page stands in the log', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00008');
  const body = { version: '2569-1', marketing: true, third_party: false };
  await mine.ok('memberTermsAccept', { body });
  const { rows, log } = await mine.ok('memberConsentList');
  expect(rows.map(({ given }) => given)).toEqual([true, true, false]);
  expect(log).toHaveLength(3);
  expect(rows[1]?.decided_at).toBe('2026-11-20 10:00:00');
});

test('[ABI-10] words that were not read are not agreed to', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const body = { ...marketing, version: '2568-1', given: true };
  expect((await mine.ok('memberConsentUpdate', { body })).rc_code).toBe('0');
});

test('[ABI-10] the copy holds what the screens show, after the password, and is logged', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const wrong = await mine.call('memberDataCopyCreate', { body: { mem_password: 'wrong' } });
  expect(wrong.status).toBe(422);
  const copy = await mine.ok('memberDataCopyCreate', { body: { mem_password: 'demo1234' } });
  const named = new Map(copy.sections.map(({ name, records }) => [name, records]));
  expect(named.get('share')).toEqual([await mine.ok('memberShareList')]);
  expect(named.get('loan_statement')).toHaveLength(2);
  const { log } = await mine.ok('memberConsentList');
  expect(log[0]).toMatchObject({ event: 'DATA_COPY' });
});

/** Calls that read no record of the member, with the reason. */
const NO_RECORD: Partial<Record<EndpointKey, string>> = {
  memberAuthShow: 'the session that asks',
  memberTermsShow: 'words of the cooperative; what was accepted stands in the consents',
  memberLastUpdateShow: 'a day of the cooperative',
  memberOverviewShow: 'drawn from the other sections',
  memberCalendarList: 'drawn from rules and the other sections',
  memberRetirementShow: 'worked out from the other sections',
  memberLoanRightList: 'worked out from the other sections',
  memberFamilyShow: 'drawn from the other sections',
  memberSettlementShow: 'drawn from the other sections',
  memberConfirmDataShow: 'balances of the other sections; the replies are a section',
  memberConfirmLetterShow: 'balances of the other sections; the replies are a section',
  memberNotificationAuthShow: 'a key of the connection',
  memberGuarantorCheck: 'about another member',
};
const SECTION: Partial<Record<EndpointKey, string>> = {
  memberSessionList: 'sessions',
  memberInfoShow: 'info',
  memberShareList: 'share',
  memberLoanList: 'loan',
  memberLoanStatementShow: 'loan_statement',
  memberDepositList: 'deposit',
  memberDepositStatementShow: 'dep_statement',
  memberKepList: 'kep',
  memberKepShow: 'kep_detail',
  memberKepCremList: 'kepcrem',
  memberCollList: 'coll',
  memberGianList: 'gian',
  memberDividendList: 'dividend',
  memberWelfareList: 'welfare',
  memberRequestpromoneyList: 'requests',
  memberLoanApplyList: 'loan_apply',
  memberGuaranteeAskList: 'guarantee_asks',
  memberNotificationList: 'notifications',
  memberNoteList: 'notes',
  memberConsentList: 'consents',
  memberCalendarFeedShow: 'calendar_feed',
  memberPushShow: 'push',
  memberRelativeList: 'relatives',
  memberPasskeyList: 'passkeys',
};

test('[ABI-10] whatever a member can read is in the copy, or holds no record of its own', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const copy = await mine.ok('memberDataCopyCreate', { body: { mem_password: 'demo1234' } });
  const names = copy.sections.map(({ name }) => name);
  const reads = endpointKeys.filter(
    (key) => endpoints[key].session === 'member' && !endpoints[key].changes,
  );
  const missing = reads.filter(
    (key) => NO_RECORD[key] === undefined && !names.includes(SECTION[key] ?? ''),
  );
  expect(missing).toEqual([]);
});
