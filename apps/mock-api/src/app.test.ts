import { endpoints } from '@coop/contracts/endpoints';
import { buildOpenApi } from '@coop/contracts/openapi';
import { parseSite } from '@coop/contracts/site';
import { describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { startMock } from './testing/start-mock.ts';

describe('beside the endpoints', () => {
  test('/openapi.json is the whole contract', async () => {
    await using mock = await startMock();
    const { status, body } = await (await mock.caller()).send('GET', '/openapi.json');
    expect([status, body]).toEqual([200, buildOpenApi()]);
    expect(JSON.stringify(body)).toContain(endpoints.memberLoanList.path);
  });

  test('[LAY-07] /site.json is a configuration the web can read', async () => {
    await using mock = await startMock();
    const { body } = await (await mock.caller()).send('GET', '/site.json');
    const site = parseSite(body);
    expect(site.coopNameTH).toBe('สหกรณ์ออมทรัพย์ครูตัวอย่าง จำกัด');
    expect(
      site.by_laws?.loans?.products?.map(({ name, rates }) => [name, rates.at(-1)?.rate]),
    ).toContainEqual(['เงินกู้สามัญ', '5.50']);
    expect(site.by_laws?.dividend?.history?.[0]).toEqual({
      year: 2019,
      dividend: '4.60',
      refund: '9.50',
    });
  });

  test('[LAY-07] /site.json is the deployment’s own when it has one', async () => {
    await using mock = await startMock();
    const site = { coopNameTH: 'สหกรณ์อื่น', coopNameEN: 'Another' };
    const app = await buildApp({ worlds: mock.worlds, cookieSecret: 'a-secret-for-tests', site });
    expect((await app.inject('/site.json')).json()).toEqual(site);
    await app.close();
  });

  test('/healthz says that the server is up', async () => {
    await using mock = await startMock();
    const answer = await (await mock.caller()).send('GET', '/healthz');
    expect(answer).toMatchObject({ status: 200, body: { status: 'ok' } });
  });
});

test('/healthz says when what is written is not kept', async () => {
  await using mock = await startMock();
  let checks = 0;
  const app = await buildApp({
    worlds: mock.worlds,
    cookieSecret: 'a-secret-for-tests',
    checkStore() {
      checks += 1;
      throw new Error('the disk is full');
    },
  });
  const answers = [await app.inject('/healthz'), await app.inject('/healthz')];
  for (const answer of answers) {
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'store' }]);
  }
  expect(checks).toBe(1);
  await app.close();
});

describe('checkResponses', () => {
  test('turns an answer against the contract into a 500 that the log explains', async () => {
    await using mock = await startMock();
    const { token } = await mock.signIn('00001');
    mock.world.overlay.append({
      at: 0,
      kind: 'avatar',
      subject: '00001',
      value: { file: 'x.png', base64: '' },
    });
    const caller = await mock.caller({ token });
    expect((await caller.ok('memberInfoShow')).avatar_path).toBe('mediafiles/x.png');
    const records = mock.world.records(1);
    Object.assign(records.member, { position: 5 });
    const answer = await caller.call('memberInfoShow');
    expect(answer).toMatchObject({
      status: 500,
      body: { error: expect.stringContaining('ขัดข้อง') },
    });
  });
});
