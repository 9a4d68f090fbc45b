import { endpointKeys } from '@coop/contracts/endpoints';
import { describe, expect, test } from 'vitest';
import { AGENCY } from '../testing/happy.ts';
import { expectFieldErrors } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { asksOnlyAfterFailures } from './ask-bot-check.ts';
import { isLimited } from './rate-limit.ts';

const PROOF = { birth_date: '1980-05-01', purpose: 'forget' } as const;

/** Anonymous calls that take a number, each with a failing body. */
const WRONG = {
  infoVerifyShow: { number: '6902-00001', check: 'K7QXM2PD' },
  memberPasswordResetStatusShow: { membership_no: '00009', mem_password: 'wrong' },
  memberPasswordResetUpdate: {
    membership_no: '00009',
    mem_password: 'wrong',
    newPassword: 'ใหม่กว่าเดิม9',
  },
  memberPasskeyLogin: {
    id: 'q83v',
    client_data: 'eyJ0',
    authenticator_data: 'SZYN',
    signature: 'MEUC',
  },
  memberRelativeEnter: { membership_no: '00009', code: '000000000000' },
  memberRegisterCheck: { membership_no: '00009', card_person: '9123456789010', ...PROOF },
  membergroupAuthLogin: { member_group_no: AGENCY, member_group_pass: 'wrong', remember: false },
  membergroupRegisterCheck: {
    member_group_no: AGENCY,
    tax_no: '0994500004001',
    phone: '0815500004',
    purpose: 'forget',
  },
} as const;
const KEYS = Object.keys(WRONG) as (keyof typeof WRONG)[];

const RIGHT = { member_group_no: AGENCY, member_group_pass: 'demo1234', remember: false };

/** Fails five sign-ins at an agency, each from an address of the list. */
async function fail(mock: Mock, addresses: readonly string[]) {
  const caller = await mock.caller();
  for (const address of addresses) {
    const answer = await caller.call('membergroupAuthLogin', {
      body: WRONG.membergroupAuthLogin,
      headers: { 'x-forwarded-for': address },
    });
    expectFieldErrors(answer, ['member_group_no']);
  }
}

const trusting = () => startMock({ trustedProxies: ['127.0.0.1'] });
describe('the bot check', () => {
  test('is asked for by every limited call that takes a number, from the first or after failures', () => {
    const asking = endpointKeys.filter((key) => isLimited(key) && asksOnlyAfterFailures(key));
    expect(asking.toSorted()).toEqual(KEYS.toSorted());
  });

  test.each(KEYS)(
    'is asked for by %s after five failures of an address, not before',
    async (key) => {
      await using mock = await trusting();
      const caller = await mock.caller();
      const headers = { 'x-forwarded-for': '203.0.113.7' };
      const wrong = (recaptcha?: string) =>
        caller.call(key, { body: { ...WRONG[key], ...(recaptcha && { recaptcha }) }, headers });
      for (let i = 0; i < 5; i += 1) expect((await wrong()).text).not.toContain('recaptcha');
      expectFieldErrors(await wrong(), ['recaptcha']);
      expectFieldErrors(await wrong('always-fail'), ['recaptcha']);
      expect((await wrong('always-pass')).text).not.toContain('recaptcha');
      const elsewhere = { ...RIGHT, member_group_no: '80010003' };
      const refused = await caller.call('membergroupAuthLogin', { body: elsewhere, headers });
      expectFieldErrors(refused, ['recaptcha']);
    },
  );

  test('is asked for at a number that was tried from five addresses, and nowhere else', async () => {
    await using mock = await trusting();
    await fail(
      mock,
      [1, 2, 3, 4, 5].map((number) => `203.0.113.${number}`),
    );
    const caller = await mock.caller();
    const from = (member_group_no: string) =>
      caller.call('membergroupAuthLogin', {
        body: { ...RIGHT, member_group_no },
        headers: { 'x-forwarded-for': '198.51.100.1' },
      });
    expectFieldErrors(await from(AGENCY), ['recaptcha']);
    expect((await from('80010002')).status).toBe(200);
  });
});
