import { inputs } from '@coop/contracts/examples/inputs';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { MEMBER } from '../testing/happy.ts';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

describe('what is not there', () => {
  test.each(['/', '/nothing', '/api/member/nothing', '/api', '/admin', '/api/member/auth/login/'])(
    'GET %s answers 404 in JSON',
    async (path) => {
      await using mock = await startMock();
      expectRefusal(await (await mock.caller()).send('GET', path), 404);
      expectRefusal(await (await mock.caller()).send('POST', path), 404);
    },
  );

  test('a data file that takes nothing more answers 503 with words, and nothing is done', async () => {
    await using mock = await startMock();
    const full = Object.assign(new Error('database or disk is full'), {
      code: 'ERR_SQLITE_ERROR',
      errcode: 13,
    });
    const overlay = {
      ...mock.world.overlay,
      append: () => {
        throw full;
      },
    };
    const broken = { ...mock.world, overlay };
    mock.worlds.get = () => broken;
    const token = mock.world.sessions.open(
      { kind: 'member', subject: MEMBER, remember: false },
      mock.world.clock.now(),
    );
    const caller = await mock.caller({ token });
    const { body } = inputs.memberConsentUpdate;
    const refusal = expectRefusal(await caller.call('memberConsentUpdate', { body }), 503);
    expect(refusal.error).toMatch(/^ขณะนี้ระบบบันทึกข้อมูลไม่ได้ ยังไม่มีอะไรถูกบันทึก/);
  });
});

describe('over a real connection', () => {
  test('a member signs in and reads their loans', async () => {
    await using mock = await startMock();
    const agent = supertest.agent(mock.app.server);
    const menu = await agent.get('/api/info/manu').expect(200);
    const csrf = /XSRF-TOKEN=([^;]+)/.exec(String(menu.headers['set-cookie']))?.[1] ?? '';
    const login = await agent
      .post('/api/member/auth/login')
      .set('X-CSRF-TOKEN', csrf)
      .send({
        membership_no: MEMBER,
        mem_password: 'demo1234',
        remember: false,
        recaptcha: 'always-pass',
      })
      .expect(200);
    const loans = await agent
      .post('/api/member/mem_loan')
      .set('X-CSRF-TOKEN', csrf)
      .set('Authorization', `Bearer ${login.body.token}`)
      .expect(200);
    expect(loans.body.loans).toHaveLength(2);
  });
});
