import supertest from 'supertest';
import { expect, test } from 'vitest';
import { openPushService } from '../testing/push-service.ts';
import { PASSWORD, startMock } from '../testing/start-mock.ts';

async function recorded() {
  const mock = await startMock({ control: true });
  const agent = supertest(mock.app.server);
  const member = await mock.signIn('00001');
  await member.ok('memberShareList');
  const input = encodeURIComponent(JSON.stringify({ world: 'default' }));
  const { body } = await agent.get(`/__control/capsule.export?input=${input}`);
  const capsule = body.result.data as { calls: { endpoint?: string; status: number }[] };
  const check = async (calls: object[]) => {
    const file = { ...capsule, calls };
    const answer = await agent.post('/__control/capsule.check').send({ world: 'w', capsule: file });
    return answer.body.result?.data ?? answer.body.error.message;
  };
  return { mock, capsule, check, [Symbol.asyncDispose]: () => mock[Symbol.asyncDispose]() };
}

test('the calls of a capsule are sent again: answered as they were, the bug is still there', async () => {
  await using here = await recorded();
  const { verdict, calls } = await here.check(here.capsule.calls);
  expect(verdict).toBe('STILL');
  expect(calls.at(-1)).toMatchObject({ was: 200, now: 200, outcome: 'same' });
  const login = calls.find(({ call }: { call: string }) => call.includes('auth/login'));
  expect(login).toMatchObject({ outcome: 'skipped', why: 'it changes something' });
});

test('a call that failed then and is answered now is fixed, and one that fails is not', async () => {
  await using here = await recorded();
  const shares = here.capsule.calls.at(-1);
  const failed = { ...shares, status: 500, response: '{"error":"ขัดข้อง"}' };
  expect(await here.check([failed])).toMatchObject({
    verdict: 'FIXED',
    calls: [{ was: 500, now: 200, outcome: 'fixed' }],
  });
  const against = { ...shares, response: '{"share_balance":5}' };
  expect(await here.check([against])).toMatchObject({ verdict: 'FIXED' });
});

test('[ABI-10] no calendar address, relative’s code or push key is in journal, HAR or capsule', async () => {
  await using service = await openPushService();
  await using mock = await startMock({ control: true });
  const member = await mock.signIn('00001');
  const { feed_path } = await member.ok('memberCalendarFeedCreate', {
    body: { with_amounts: false },
  });
  await member.send('GET', feed_path);
  const invitation = { name: 'ลูกสาว', days: 30, mem_password: PASSWORD };
  const { code = '' } = await member.ok('memberRelativeInvite', { body: invitation });
  const entered = { membership_no: '00001', code };
  await (await mock.caller()).ok('memberRelativeEnter', { body: entered });
  const browser = service.subscription();
  await member.ok('memberPushSubscribe', { body: browser });
  const secrets = [feed_path, code, browser.p256dh, browser.auth, browser.endpoint, PASSWORD];
  const input = encodeURIComponent(JSON.stringify({ world: 'default' }));
  const agent = supertest(mock.app.server);
  for (const procedure of ['journal.list', 'journal.har', 'capsule.export']) {
    const { status, text } = await agent.get(`/__control/${procedure}?input=${input}`);
    expect([procedure, status]).toEqual([procedure, 200]);
    expect(text).toContain('/api/member/');
    for (const secret of secrets) expect(text, procedure).not.toContain(secret);
  }
});
