import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';

const marketing = { consent_code: 'MARKETING', version: '2569-1' } as const;

test('[ABI-10] a consent is given, withdrawn and logged, and the other ones stay', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00001');
  const consents = async () =>
    (await mine.ok('memberConsentList')).rows.map((row) => [row.consent_code, row.given]);
  const none = [
    ['TERMS', true],
    ['MARKETING', false],
    ['THIRD_PARTY', false],
  ];
  expect(await consents()).toEqual(none);
  await mine.ok('memberConsentUpdate', { body: { ...marketing, given: true } });
  expect((await consents())[1]).toEqual(['MARKETING', true]);
  await mine.ok('memberConsentUpdate', { body: { ...marketing, given: false } });
  // Repeated, as after a lost answer.
  await mine.ok('memberConsentUpdate', { body: { ...marketing, given: false } });
  expect(await consents()).toEqual(none);
  const { log } = await mine.ok('memberConsentList');
  expect(log.map(({ event }) => event).toSorted()).toEqual(['GIVEN', 'GIVEN', 'WITHDRAWN']);
});

test('[AUTH-14] what was ticked is kept in the words that were ticked, with recipient and day', async () => {
  await using mock = await startMock();
  const mine = await mock.signIn('00008');
  const { consents = [], version } = await mine.ok('memberTermsTextShow');
  const before = (await mine.ok('memberConsentList')).rows;
  expect(before.map((row) => [row.given, row.decided_at])).toEqual(Array(3).fill([false, '']));
  await mine.ok('memberTermsAccept', { body: { version, marketing: false, third_party: true } });
  const { rows } = await mine.ok('memberConsentList');
  const ticked = consents.find((consent) => consent.consent_code === 'THIRD_PARTY');
  expect(ticked?.recipient).toBe('บริษัทประกันที่สหกรณ์ทำสัญญาไว้');
  expect(rows.find((row) => row.consent_code === 'THIRD_PARTY')).toMatchObject({
    ...ticked,
    given: true,
    decided_at: '2026-11-20 10:00:00',
  });
});

test('[AUTH-14] who had accepted the terms before has a day of it', async () => {
  await using mock = await startMock();
  const { rows, log } = await (await mock.signIn('00001')).ok('memberConsentList');
  expect(rows.map((row) => [row.given, row.decided_at])).toEqual([
    [true, '2026-01-01 09:00:00'],
    [false, ''],
    [false, ''],
  ]);
  expect(log.map((item) => item.event)).toEqual(['GIVEN']);
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
