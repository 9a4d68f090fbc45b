import supertest from 'supertest';
import { expect, test } from 'vitest';
import { startMock } from '../testing/start-mock.ts';

const WORLD = 'default';

async function started() {
  const mock = await startMock({ control: true });
  const agent = supertest(mock.app.server);
  const call = async (procedure: string, input: object) => {
    const { body } = await agent.post(`/__control/${procedure}`).send({ world: WORLD, ...input });
    return body.result?.data ?? body.error.message;
  };
  const last = () => mock.world.journal.list().at(-1);
  return { mock, agent, call, last, [Symbol.asyncDispose]: () => mock[Symbol.asyncDispose]() };
}

test('a call of no endpoint is in the journal, with the endpoint that was meant', async () => {
  await using here = await started();
  await here.agent.get('/api/info/manus?a=1').expect(404);
  expect(here.last()).toMatchObject({
    method: 'GET',
    url: '/api/info/manus?a=1',
    status: 404,
    almost: 'infoMenuShow: GET /api/info/manu',
  });
  expect(here.last()?.endpoint).toBeUndefined();
  const before = here.mock.world.journal.list().length;
  await here.agent.get('/nothing').expect(404);
  expect(here.mock.world.journal.list()).toHaveLength(before);
});

test('a call that a fault missed says which condition it did not meet', async () => {
  await using here = await started();
  const member = await here.mock.signIn('00001');
  const fault = { endpoint: 'memberShareList', subject: '00002', status: 500 };
  await here.call('faults.add', fault);
  await member.ok('memberShareList');
  expect(here.last()).toMatchObject({ status: 200, almost: 'f1: subject' });
  await here.call('faults.add', { ...fault, subject: '00001' });
  expect((await member.call('memberShareList')).status).toBe(500);
  expect(here.last()?.almost).toBeUndefined();
});

test('a line is sent again as the same member, and the answer compared', async () => {
  await using here = await started();
  const member = await here.mock.signIn('00001');
  await member.ok('memberShareList');
  const seq = here.last()?.seq;
  const sessions = () => here.mock.world.sessions.dump(here.mock.world.clock.now()).length;
  const before = sessions();
  expect(await here.call('journal.replay', { seq })).toMatchObject({ status: 200, same: true });
  expect(sessions()).toBe(before);
  await here.call('faults.add', { endpoint: 'memberShareList', status: 503 });
  expect(await here.call('journal.replay', { seq })).toMatchObject({ status: 503, same: false });
});

test('a line has the headers of call and answer, without secrets, and calls are found by them', async () => {
  await using here = await started();
  const member = await here.mock.signIn('00001');
  const headers = { 'x-build': '1.4.2', cookie: 'other=5; mock_world=default' };
  await member.call('memberShareList', { headers });
  const shown = here.last()?.headers;
  expect(shown?.request).toMatchObject({
    'x-build': '1.4.2',
    authorization: 'Bearer •••',
    'x-csrf-token': '•••',
    cookie: expect.stringMatching(/other=•••; ?mock_world=default/),
  });
  expect(shown?.response['cache-control']).toBe('no-store');
  const signIn = here.mock.world.journal.list({ endpoint: 'infoMenuShow' })[0]?.headers;
  expect(signIn?.response['set-cookie']).toMatch(/^XSRF-TOKEN=•••; Path=/);
  const find = (name: string, value: string) =>
    here.mock.world.journal.list({ headers: { [name]: value } }).length;
  expect([find('X-Build', '1.*'), find('X-Build', '2.*')]).toEqual([1, 0]);
});

test('[QAT-03] calls are held against an order, with others between', async () => {
  await using here = await started();
  const member = await here.mock.signIn('00001');
  await member.ok('memberShareList');
  await member.ok('memberLoanList');
  const order = async (...endpoints: string[]) => {
    const calls = endpoints.map((endpoint) => ({ endpoint }));
    const input = encodeURIComponent(JSON.stringify({ world: WORLD, calls }));
    const { body } = await here.agent.get(`/__control/journal.sequence?input=${input}`);
    return body.result?.data ?? body.error.message;
  };
  expect(await order('memberAuthLogin', 'memberLoanList')).toEqual({ ok: true });
  expect(await order('memberLoanList', 'memberShareList')).toMatch(
    /^call 2 of the order, \{"endpoint":"memberShareList"\}, was not made after #\d+\. Calls after it: none/,
  );
});
