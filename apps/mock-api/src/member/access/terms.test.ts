import { expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';

test('[API-08] [AUTH-14] 00008 has not accepted the terms, everybody else has', async () => {
  await using mock = await startMock();
  const codeOf = async (no: string) =>
    (await (await mock.signIn(no)).ok('memberTermsShow')).rc_code;
  expect(await codeOf('00008')).toBe('0');
  for (const no of ['00001', '00005', '00009', '12000']) expect(await codeOf(no)).toBe('1');
});
