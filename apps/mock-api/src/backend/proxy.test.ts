import { describe, expect, test } from 'vitest';
import { controlOf, startPair, startPlainBackend, WORLD } from '../testing/backends.ts';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

const SHARES = { world: WORLD, endpoint: 'memberShareList' } as const;

describe('a call that goes on to the backend', () => {
  test('is answered by it, in its sessions, whatever the mock’s world is called', async () => {
    await using pair = await startPair('proxy');
    const { real, front } = pair;
    await controlOf(real).clock.advance({ world: WORLD, ms: 86_400_000 });
    const member = await front.signIn('00003', { world: 'elsewhere' });
    const answer = await member.call('memberShareList');
    expect(answer).toMatchObject({ status: 200, body: { as_of: '2026-11-20' } });
    expect(answer.headers['x-mock-answered-by']).toBe('backend');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(real.worlds.has('elsewhere')).toBe(false);
    expect(real.world.sessions.dump(real.world.clock.now())).toHaveLength(1);
    expect(front.world.sessions.dump(front.world.clock.now())).toHaveLength(0);
    // Its refusals are also passed on unchanged: of a session, of a field, of CSRF.
    const nobody = await front.caller({ world: 'elsewhere' });
    expectRefusal(await nobody.call('memberShareList'), 401);
    const headers = { 'x-csrf-token': 'another' };
    expectRefusal(await member.call('memberShareList', { headers }), 419);
    expect(await controlOf(front).backend.breaches({ world: 'elsewhere' })).toEqual([]);
  });

  test('is one that its world switches on: by itself, by a pattern, by the standard', async () => {
    await using pair = await startPair('mock');
    const { real, front } = pair;
    const control = controlOf(front);
    const answeredBy = async (key: 'infoMenuShow' | 'infoFooterShow', world = WORLD) =>
      (await (await front.caller({ world })).call(key)).headers['x-mock-answered-by'];
    expect(await answeredBy('infoMenuShow')).toBeUndefined();
    await control.backend.set({ world: WORLD, endpoint: 'infoM*', mode: 'proxy' });
    expect(await answeredBy('infoMenuShow')).toBe('backend');
    expect(await answeredBy('infoFooterShow')).toBeUndefined();
    await control.backend.set({ world: WORLD, mode: 'proxy' });
    await control.backend.set({ world: WORLD, endpoint: 'infoMenuShow', mode: 'mock' });
    expect(await answeredBy('infoMenuShow')).toBeUndefined();
    expect(await answeredBy('infoFooterShow')).toBe('backend');
    expect(await answeredBy('infoFooterShow', 'another')).toBeUndefined();
    const state = await control.backend.get({ world: WORLD });
    expect(state).toMatchObject({
      url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
      standard: 'proxy',
      rules: [
        { endpoint: 'infoM*', mode: 'proxy' },
        { endpoint: 'infoMenuShow', mode: 'mock' },
      ],
      proxied: state.endpoints.length - 1,
    });
    // The modes are part of the world's state.
    await control.worlds.snapshot({ world: WORLD, snapshot: 'switched' });
    await control.worlds.reset({ world: WORLD });
    expect(await answeredBy('infoFooterShow')).toBeUndefined();
    const diff = await control.worlds.diff({ world: WORLD, snapshot: 'switched' });
    expect(diff.backend).toEqual({ standard: 'mock', rules: [] });
    await control.worlds.restore({ world: WORLD, snapshot: 'switched' });
    expect(await answeredBy('infoFooterShow')).toBe('backend');
    expect(await control.backend.unset({ world: WORLD, endpoint: 'infoMenuShow' })).toEqual({
      removed: true,
    });
    expect(await answeredBy('infoMenuShow')).toBe('backend');
    expect(real.world.journal.list().length).toBeGreaterThan(3);
  });

  test('takes a file along that is longer than most bodies may be', async () => {
    await using pair = await startPair('proxy');
    const member = await pair.front.signIn('00001');
    const image = `data:image/png;base64,${'A'.repeat(2_000_000)}`;
    const area = { x: 0, y: 0, width: 100, height: 100 };
    const body = { image, name: 'me.png', croppedArea: area, croppedAreaPixels: area };
    const answer = await member.call('memberUploadCreate', { body });
    // The bytes are no picture, so this shows that the backend has read them.
    expect(answer.status).toBe(422);
    expect(answer.headers['x-mock-answered-by']).toBe('backend');
    const [kept] = pair.real.world.journal.list({ endpoint: 'memberUploadCreate' });
    expect(kept).toMatchObject({ status: 422, subject: '00001' });
    const [ours] = pair.front.world.journal.list({ endpoint: 'memberUploadCreate' });
    expect(ours?.request).toContain('"image":"•••"');
  });

  test('carries what it came with, byte by byte, and nothing that is the mock’s', async () => {
    await using plain = await startPlainBackend((response) => {
      response
        .writeHead(302, {
          location: `${plain.url}/portal/member/logon?again=1`,
          'set-cookie': [
            'XSRF-TOKEN=new; Path=/portal; Domain=coop.example; Secure; SameSite=None',
            'session=s; Path=/portal/api; HttpOnly',
          ],
          'strict-transport-security': 'max-age=9',
          'x-own': 'kept',
        })
        .end();
    });
    const backend = { url: `${plain.url}/portal`, mode: 'proxy', timeoutMs: 20_000 } as const;
    await using front = await startMock({ control: true, backend });
    const payload = Buffer.concat([
      Buffer.from('--x\r\ncontent-disposition: form-data; name="file"\r\n\r\n'),
      Buffer.from([0, 255, 128, 13, 10]),
      Buffer.from('\r\n--x--\r\n'),
    ]);
    const answer = await front.app.inject({
      method: 'POST',
      url: '/api/member/wwwupload?a=%20b',
      headers: {
        'content-type': 'multipart/form-data; boundary=x',
        authorization: 'Bearer of-the-backend',
        'x-csrf-token': 'old',
        cookie: 'XSRF-TOKEN=old; mock_world=mine; other=1',
        'x-mock-world': 'mine',
        connection: 'close, x-hop',
        'x-hop': 'one hop only',
        'if-none-match': '"1"',
        'accept-encoding': 'gzip',
      },
      payload,
    });
    const [received] = plain.received.slice(-1);
    expect(received).toMatchObject({ method: 'POST', url: '/portal/api/member/wwwupload?a=%20b' });
    expect(received?.body).toEqual(payload);
    expect(received?.headers).toMatchObject({
      'content-type': 'multipart/form-data; boundary=x',
      authorization: 'Bearer of-the-backend',
      'x-csrf-token': 'old',
      cookie: 'XSRF-TOKEN=old; other=1',
      host: new URL(plain.url).host,
    });
    for (const name of ['x-mock-world', 'x-hop', 'if-none-match', 'accept-encoding']) {
      expect(received?.headers).not.toHaveProperty(name);
    }
    expect(answer.statusCode).toBe(302);
    expect(answer.headers).toMatchObject({
      location: '/member/logon?again=1',
      'set-cookie': ['XSRF-TOKEN=new; Path=/; SameSite=Lax', 'session=s; Path=/api; HttpOnly'],
      'x-own': 'kept',
    });
    expect(answer.headers).not.toHaveProperty('strict-transport-security');
    const [kept] = front.worlds.get('mine').journal.list();
    expect(kept?.request).toBe(`(multipart/form-data; boundary=x, ${payload.length} bytes)`);
  });

  test('to a file follows the standard; what the backend does not have the mock may', async () => {
    await using pair = await startPair('proxy-or-mock');
    const { real, front } = pair;
    const { overlay } = real.world;
    const base64 = Buffer.from('of the backend').toString('base64');
    overlay.append({ at: 0, kind: 'media', subject: 'p.jpg', value: { owner: '00001' } });
    overlay.append({ at: 0, kind: 'avatar', subject: '00001', value: { file: 'p.jpg', base64 } });
    const get = (url: string) => front.app.inject({ url });
    const photo = await get('/mediafiles/p.jpg');
    expect(photo).toMatchObject({ statusCode: 200, payload: 'of the backend' });
    expect(photo.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-mock-answered-by': 'backend',
    });
    expect((await get('/mediafiles/deep/er/none.jpg')).statusCode).toBe(404);
    await real.app.close();
    const picture = '/mediafiles/images/Utils/content_default/Scholarships.webp';
    expect((await get(picture)).statusCode).toBe(200);
    await controlOf(front).backend.set({ world: WORLD, mode: 'proxy' });
    expect((await get(picture)).statusCode).toBe(502);
    await controlOf(front).backend.set({ world: WORLD, mode: 'mock' });
    expect((await get('/mediafiles/p.jpg')).statusCode).toBe(404);
  });
});

describe('a backend that fails', () => {
  const NOWHERE = { url: 'http://127.0.0.1:1', timeoutMs: 20_000 } as const;

  test('is a clear 502 in the mode proxy', async () => {
    await using front = await startMock({ control: true, backend: { ...NOWHERE, mode: 'proxy' } });
    const answer = await (await front.caller()).call('infoMenuShow');
    const body = expectRefusal(answer, 502);
    expect(body.error).toBe('ระบบของสหกรณ์ไม่ตอบสนอง: ไม่มีใครรับสายที่ที่อยู่นั้น');
    expect(answer.headers['x-mock-answered-by']).toBe('nobody');
    const [, call] = await controlOf(front).journal.list({ world: WORLD });
    expect(call).toMatchObject({
      status: 502,
      answeredBy: 'nobody',
      failure: 'the connection is refused',
      breaches: 1,
    });
  });

  test('is stood in for by the mock where that is wanted; the journal and the HAR say so', async () => {
    const backend = { ...NOWHERE, mode: 'proxy-or-mock' } as const;
    await using front = await startMock({ control: true, backend });
    const member = await front.signIn('00003');
    const answer = await member.call('memberShareList');
    expect(answer).toMatchObject({ status: 200, body: { as_of: '2026-11-19' } });
    expect(answer.headers).toMatchObject({
      'x-mock-answered-by': 'mock',
      'x-mock-backend-failure': 'the connection is refused',
    });
    const control = controlOf(front);
    const har = await control.journal.har({ world: WORLD });
    expect(har.log.entries.at(-1)?.response.headers).toContainEqual({
      name: 'x-mock-answered-by',
      value: 'mock',
    });
    // A token that the mock did not issue is the backend's: it must outlast a call that nobody can answer.
    for (const key of ['memberShareList', 'memberAuthShow', 'memberAuthLogout'] as const) {
      const stranger = await front.caller({ token: 'A'.repeat(43) });
      const unknown = await stranger.call(key);
      expectRefusal(unknown, 502);
      expect(unknown.headers['x-mock-answered-by']).toBe('nobody');
      expect(unknown.headers['set-cookie']).toBeUndefined();
    }
    // The mock protects its own answers: a call without CSRF is refused.
    const headers = { 'x-csrf-token': '' };
    expectRefusal(await member.call('memberShareList', { headers }), 419);
    expectRefusal(await member.call('memberShareList', { body: '{' }), 400);
    expectRefusal(await member.call('memberShareList', { body: { x: 'y'.repeat(300_000) } }), 413);
  });

  test.each([
    ['dropped', { drop: true }, 502, 'the connection broke off'],
    ['cut short', { truncate: true }, 502, 'the connection broke off'],
    ['a 500', { status: 500 }, 500, undefined],
    ['a route it does not have', { status: 404, body: { message: 'Not Found' } }, 404, undefined],
  ])('with %s is told, and stood in for', async (_, fault, status, failure) => {
    await using pair = await startPair('proxy');
    const { real, front } = pair;
    const member = await front.caller();
    await controlOf(real).faults.add({ ...SHARES, endpoint: 'infoFooterShow', ...fault });
    const alone = await member.call('infoFooterShow');
    expect(alone.status).toBe(status);
    const control = controlOf(front);
    await control.backend.set({ world: WORLD, mode: 'proxy-or-mock' });
    const helped = await member.call('infoFooterShow');
    expect(helped.status).toBe(200);
    expect(helped.headers['x-mock-answered-by']).toBe('mock');
    const calls = await control.journal.list({ world: WORLD, endpoint: 'infoFooterShow' });
    expect(calls).toMatchObject([
      failure ? { answeredBy: 'nobody', failure } : { answeredBy: 'backend' },
      { answeredBy: 'mock', failure: failure ?? `HTTP ${status}` },
    ]);
  });

  test('with a slow answer is not waited for', async () => {
    await using pair = await startPair('proxy', 100);
    await controlOf(pair.real).faults.add({
      world: WORLD,
      endpoint: 'infoFooterShow',
      delayMs: 3_000,
    });
    const answer = await (await pair.front.caller()).call('infoFooterShow');
    expect(expectRefusal(answer, 502).error).toBe('ระบบของสหกรณ์ไม่ตอบสนอง: ไม่ตอบใน 0.1 วินาที');
  });

  test('with a record that is not there is believed', async () => {
    await using pair = await startPair('proxy-or-mock');
    const member = await pair.front.signIn('00001');
    const body = { loancontract_no: 'ฉฉ.2568/00045' };
    const answer = await member.call('memberLoanStatementShow', { body });
    expectRefusal(answer, 404);
    expect(answer.headers['x-mock-answered-by']).toBe('backend');
  });
});

test('a fault of the mock comes before the backend, or changes its answer', async () => {
  await using pair = await startPair('proxy');
  const control = controlOf(pair.front);
  const member = await pair.front.signIn('00001');
  await control.faults.add({ ...SHARES, status: 503, times: 1 });
  await control.faults.add({ ...SHARES, missing: 'as_of', times: 1 });
  await control.faults.add({ ...SHARES, malformed: true, times: 1 });
  expect((await member.call('memberShareList')).status).toBe(503);
  const without = await member.call('memberShareList');
  expect(without.body).toMatchObject({ rows: expect.anything() });
  expect(without.body).not.toHaveProperty('as_of');
  expect((await member.call('memberShareList')).body).toBeUndefined();
  expect(pair.real.world.journal.list({ endpoint: 'memberShareList' })).toHaveLength(2);
  // The backend is not blamed for breaches of the mock.
  expect(await control.backend.breaches({ world: WORLD })).toEqual([]);
});
