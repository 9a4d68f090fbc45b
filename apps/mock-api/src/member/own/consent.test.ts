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

test('[ABI-10] whatever a member can read is in the copy, without what opens anything', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  await mine.ok('memberCalendarFeedCreate', { body: { with_amounts: false } });
  const copy = await mine.ok('memberDataCopyCreate', { body: { mem_password: 'demo1234' } });
  expect(copy.sections.map(({ name }) => name)).toEqual(
    [
      'info',
      'share',
      'loan',
      'loan_statement',
      'deposit',
      'dep_statement',
      'kep',
      'kep_detail',
    ].concat(
      [
        'kepcrem',
        'coll',
        'gian',
        'dividend',
        'welfare',
        'requests',
        'loan_apply',
        'guarantee_asks',
      ],
      ['notifications', 'notes', 'consents', 'calendar_feed', 'push', 'sessions', 'relatives'],
      ['passkeys', 'posts', 'confirm_replies'],
    ),
  );
  const feed = copy.sections.find(({ name }) => name === 'calendar_feed')?.records[0];
  expect(feed).toMatchObject({ created_date: '2026-11-20' });
  expect(feed).not.toHaveProperty('feed_path');
});
