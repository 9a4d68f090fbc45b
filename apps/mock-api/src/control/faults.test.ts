import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { controlOf } from '../testing/control.ts';
import { startMock } from '../testing/start-mock.ts';

const WORLD = 'default';
const SHARES = { world: WORLD, endpoint: 'memberShareList' } as const;

describe('a fault is for', () => {
  test('calls with something in their body, counted among themselves', async () => {
    await using mock = await startMock();
    const endpoint = 'memberLoanStatementShow';
    const member = await mock.signIn('00001');
    const contracts = ['สม.2569/64542', 'ฉฉ.2569/80654'] as const;
    const bodyHas = { loancontract_no: contracts[1] };
    await controlOf(mock).faults.add({ world: WORLD, endpoint, bodyHas, status: 500, nth: 2 });
    const statuses = [];
    for (const no of [contracts[1], contracts[0], contracts[1], contracts[1]]) {
      const answer = await member.call(endpoint, { body: { loancontract_no: no } });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([200, 200, 500, 200]);
  });

  test('calls with a header', async () => {
    await using mock = await startMock({ control: true });
    await controlOf(mock).faults.add({
      world: WORLD,
      endpoint: 'infoMenuShow',
      headersHave: { 'User-Agent': '*Mobile*' },
      status: 503,
    });
    const agent = supertest(mock.app.server);
    await agent.get('/api/info/manu').set('user-agent', 'Phone Mobile/1').expect(503);
    await agent.get('/api/info/manu').set('user-agent', 'Desktop').expect(200);
  });
});

describe('a fault answers', () => {
  test('with its own headers, content type and text', async () => {
    await using mock = await startMock({ control: true });
    await controlOf(mock).faults.add({
      ...SHARES,
      status: 502,
      text: '<h1>Bad gateway</h1>',
      type: 'text/html',
      headers: { Server: 'nginx', 'x-request-id': 'a1' },
    });
    const answer = await (await mock.signIn('00001')).call('memberShareList');
    expect(answer).toMatchObject({ status: 502, text: '<h1>Bad gateway</h1>' });
    expect(answer.headers).toMatchObject({ server: 'nginx', 'x-request-id': 'a1' });
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
  });

  test('429 with Retry-After, by its preset', async () => {
    await using mock = await startMock({ control: true });
    await controlOf(mock).faults.add({ ...SHARES, preset: 'too-many' });
    const answer = await (await mock.signIn('00001')).call('memberShareList');
    expect(answer).toMatchObject({ status: 429, body: { message: expect.stringContaining('30') } });
    expect(answer.headers['retry-after']).toBe('30');
  });

  test('byte by byte: whole at the end, and at once when it is lifted', async () => {
    await using mock = await startMock({ control: true });
    const control = controlOf(mock);
    const member = await mock.signIn('00001');
    const plain = await member.call('memberShareList');
    await control.faults.add({ ...SHARES, dribbleMs: 20, times: 1 });
    const slow = await member.call('memberShareList');
    expect(slow.body).toEqual(plain.body);
    expect(slow.headers['transfer-encoding']).toBe('chunked');
    await control.faults.clear({ world: WORLD });
    await control.faults.add({ ...SHARES, dribbleMs: 60_000 });
    const held = member.call('memberShareList');
    await expect
      .poll(async () => (await control.faults.list({ world: WORLD }))[0]?.applied)
      .toBe(1);
    await control.faults.clear({ world: WORLD });
    expect((await held).body).toEqual(plain.body);
  });
});

test.each([
  [{ headers: { 'content-length': '5' } }, 'the header content-length cannot be set'],
  [{ headers: { 'x-a': 'ก' } }, 'the letters of ASCII only'],
  [{ subject: '1' }, 'did you mean 00001?'],
  [{ p99Ms: 500 }, 'p99Ms needs medianMs beside it'],
  [{ missing: 'share_balanc' }, 'has the field share_balanc; did you mean share_balance?'],
  [{ status: 500, bodyHas: { no: 1 } }, 'no call of memberShareList has the field no'],
  [{ status: 500, subject: '80019999' }, 'no agency is named 80019999'],
  [{}, 'the fault changes nothing; it needs one of status, '],
  [
    { endpoint: 'member*List' as const, missing: 'nowhere' },
    'no answer of member*List has the field nowhere',
  ],
])('[QAT-03] a fault of %j is refused', async (fault, sentence) => {
  await using mock = await startMock();
  await expect(controlOf(mock).faults.add({ ...SHARES, ...fault })).rejects.toThrow(sentence);
});

test('[QAT-03] a fault that was never applied is told', async () => {
  await using mock = await startMock();
  const control = controlOf(mock);
  await control.faults.add({ ...SHARES, status: 503, nth: 2 });
  const member = await mock.signIn('00001');
  await member.call('memberShareList');
  await expect(control.faults.assert({ world: WORLD })).rejects.toThrow(
    'never applied: f1 of memberShareList (1 calls were for it)',
  );
  await member.call('memberShareList');
  await expect(control.faults.assert({ world: WORLD })).resolves.toEqual({ ok: true });
});
