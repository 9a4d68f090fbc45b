import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { MEMBER } from '../../testing/happy.ts';
import { startMock } from '../../testing/start-mock.ts';

function cookieOf(headers: Record<string, unknown>): string | undefined {
  return headers['set-cookie'] === undefined ? undefined : String(headers['set-cookie']);
}

describe('the CSRF cookie', () => {
  test('[AUTH-10] is set by any GET of the API when it is absent, readable and SameSite=Lax', async () => {
    await using mock = await startMock();
    const agent = supertest(mock.app.server);
    const first = await agent.get('/api/info/manu');
    expect(cookieOf(first.headers)).toMatch(/^XSRF-TOKEN=[\w-]{32}; Path=\/; SameSite=Lax$/);
    const other = await agent.get('/api/info/manu');
    expect(cookieOf(other.headers)).not.toBe(cookieOf(first.headers));
  });

  test('is left alone when the browser has one', async () => {
    await using mock = await startMock();
    const answer = await (await mock.caller()).send('GET', '/api/info/manu');
    expect(cookieOf(answer.headers)).toBeUndefined();
  });

  test('is not set by a POST', async () => {
    await using mock = await startMock();
    const answer = await supertest(mock.app.server).post('/api/member/mem_share').send({});
    expect(answer.status).toBe(419);
    expect(cookieOf(answer.headers)).toBeUndefined();
  });

  test('needs no session, and a session no longer lets a call without it pass', async () => {
    await using mock = await startMock();
    const caller = await mock.signIn(MEMBER);
    const answer = await caller.call('memberAuthShow', { headers: { 'x-csrf-token': '' } });
    expect(answer).toMatchObject({
      status: 419,
      body: { message: 'หน้านี้เปิดค้างไว้นานเกินไป กรุณาลองใหม่อีกครั้ง' },
    });
    expect((await caller.call('memberAuthShow')).status).toBe(200);
  });
});
