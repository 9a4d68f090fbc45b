import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { expectFieldErrors } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { BOT_CHECK } from './routes.ts';

async function tokenOf(mock: Mock): Promise<string> {
  const answer = await supertest(mock.app.server)
    .post('/recaptcha/token')
    .send({ sitekey: BOT_CHECK.siteKey })
    .expect(200);
  return answer.body.token;
}

async function login(mock: Mock, recaptcha: string) {
  const body = { membership_no: '00001', mem_password: 'demo1234', remember: false, recaptcha };
  return (await mock.caller()).call('memberAuthLogin', { body });
}

describe('a token of the bot check', () => {
  test('[AUTH-01] lets in once, within two minutes', async () => {
    await using mock = await startMock();
    const token = await tokenOf(mock);
    expect((await login(mock, token)).status).toBe(200);
    expectFieldErrors(await login(mock, token), ['recaptcha']);
    const late = await tokenOf(mock);
    mock.world.clock.advance(2 * 60_000 + 1);
    expectFieldErrors(await login(mock, late), ['recaptcha']);
  });

  test('[AUTH-01] that nobody issued does not, and test tokens count only with the control plane', async () => {
    await using mock = await startMock({ testTokens: false });
    for (const token of ['invented', 'always-pass', 'always-fail']) {
      expectFieldErrors(await login(mock, token), ['recaptcha']);
    }
    await using tested = await startMock();
    expect((await login(tested, 'always-pass')).status).toBe(200);
    expectFieldErrors(await login(tested, 'always-fail'), ['recaptcha']);
  });

  test('is issued for the known site only', async () => {
    await using mock = await startMock();
    for (const body of [{ sitekey: 'other' }, {}, { sitekey: 7 }]) {
      await supertest(mock.app.server).post('/recaptcha/token').send(body).expect(422);
    }
  });

  test('is verified for another server, once', async () => {
    await using mock = await startMock();
    const verify = (fields: object) =>
      supertest(mock.app.server).post('/recaptcha/api/siteverify').type('form').send(fields);
    const response = await tokenOf(mock);
    const { secret } = BOT_CHECK;
    expect((await verify({ secret: 'wrong', response })).body).toEqual({
      success: false,
      'error-codes': ['invalid-input-secret'],
    });
    expect((await verify({ secret, response })).body).toMatchObject({ success: true });
    expect((await verify({ secret, response })).body['error-codes']).toEqual([
      'timeout-or-duplicate',
    ]);
    expect((await verify({})).body.success).toBe(false);
  });
});

test('the script is served as the provider’s', async () => {
  await using mock = await startMock();
  const { headers, text } = await supertest(mock.app.server).get('/recaptcha/api.js').expect(200);
  expect(headers['content-type']).toContain('javascript');
  expect(text).toContain('grecaptcha');
});
