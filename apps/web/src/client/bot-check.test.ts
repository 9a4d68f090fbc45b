import { ApiError } from '@coop/contracts/api-error';
import type { SiteConfig } from '@coop/contracts/site';
import { afterEach, expect, test } from 'vitest';
import { provideTokens, WITH_BOT_CHECK } from '../testing/bot-provider.ts';
import { type RequestedCheck, withRequestedBotCheck } from './bot-check.ts';

const site = { cooperativeName: 'สหกรณ์', ...WITH_BOT_CHECK } as unknown as SiteConfig;
const without = { cooperativeName: 'สหกรณ์' } as unknown as SiteConfig;

const refusal = (field: string) =>
  new ApiError('http', 'membergroupAuthLogin', {
    status: 422,
    body: { error: 'กรุณายืนยัน', errors: { [field]: ['กรุณายืนยัน'] } },
  });

/** A call that refuses at the field unless it brings a token, and records its input. */
function callThatAsksAt(field: string) {
  const sent: RequestedCheck[] = [];
  const call = async (check: RequestedCheck) => {
    sent.push(check);
    if (!check.recaptcha) throw refusal(field);
    return 'เข้าสู่ระบบแล้ว';
  };
  return { sent, call };
}

afterEach(() => {
  delete window.grecaptcha;
});

test('a call that is refused for want of the bot check is made once more, with a token', async () => {
  provideTokens('token-of-the-provider');
  const { sent, call } = callThatAsksAt('recaptcha');
  expect(await withRequestedBotCheck(site, call)).toBe('เข้าสู่ระบบแล้ว');
  expect(sent).toEqual([{}, { recaptcha: 'token-of-the-provider' }]);
});

test('any other refusal stands, and no token is sent unasked', async () => {
  const { sent, call } = callThatAsksAt('member_group_no');
  await expect(withRequestedBotCheck(site, call)).rejects.toThrow(ApiError);
  expect(sent).toEqual([{}]);
});

test('where a deployment has no bot check the refusal stands', async () => {
  const { sent, call } = callThatAsksAt('recaptcha');
  await expect(withRequestedBotCheck(without, call)).rejects.toThrow(ApiError);
  expect(sent).toEqual([{}]);
});
