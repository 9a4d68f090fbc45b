import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { startMock } from '../../testing/start-mock.ts';

async function started() {
  const mock = await startMock({ control: true });
  const agent = supertest(mock.app.server);
  const sessions = (world: string) =>
    mock.worlds
      .get(world)
      .sessions.dump(mock.world.clock.now())
      .map(([, session]) => session);
  const enter = (query: string) => agent.get(`/__control/enter${query}`);
  return { enter, agent, sessions, [Symbol.asyncDispose]: () => mock[Symbol.asyncDispose]() };
}

describe('one address', () => {
  test('signs a tester in as a member, in a world, and lands on a page', async () => {
    await using here = await started();
    const page = await here.enter('?member=3&world=bug-12&to=/member/loan').expect(200);
    expect(page.headers['set-cookie']?.[0]).toContain('mock_world=bug-12');
    expect(page.text).toContain(`localStorage.setItem("user",`);
    expect(page.text).toContain('location.replace("/member/loan")');
    expect(here.sessions('bug-12')).toMatchObject([{ kind: 'member', subject: '00003' }]);
  });

  test('signs in as an agency', async () => {
    await using here = await started();
    const page = await here.enter('?agency=80010001&world=bug-12').expect(200);
    expect(page.text).toContain(`localStorage.setItem("usermemgroup",`);
    expect(page.text).toContain('location.replace("/membergroup/dashboard")');
    expect(here.sessions('bug-12')).toMatchObject([{ kind: 'membergroup', subject: '80010001' }]);
  });

  test('signs in as the administrator, who looks at a member’s pages', async () => {
    await using here = await started();
    const page = await here.enter('?admin=1&member=3').expect(200);
    expect(page.text).not.toContain('localStorage');
    expect(page.text).toContain('location.replace("/member/impersonate")');
    const cookies = ([page.headers['set-cookie']].flat() as string[]).map(
      (text) => text.split(';')[0],
    );
    expect(here.sessions('default')).toMatchObject([{ kind: 'admin', viewing: '00003' }]);
    const view = await here.agent
      .get('/admin/impersonate/auth/member')
      .set('cookie', cookies.join('; '));
    expect(view.body).toMatchObject({ membership_no: '00003', impersonated: true });
  });
});

test.each([
  ['', 'the link names one of member, persona, agency, and admin'],
  ['?member=3&to=//evil.example', 'to: a page is named by its path'],
  ['?member=3&to=/%5Cevil', 'to: a page is named by its path'],
  ['?member=3&to=/membr/loan', 'no page has the address /membr/loan; did you mean /member/loan?'],
  ['?admin=1&to=/member/loan', 'leave to out'],
  ['?member=12', '00012 has not registered and cannot sign in'],
  ['?member=99999999', 'nobody has the number 99999999; there are 00001 to'],
  ['?agency=80019999', 'no agency is named 80019999'],
  ['?persona=pensoner', 'did you mean pensioner?'],
  ['?member=3&wrold=a', 'there is no field wrold; did you mean world?'],
])(
  '[QAT-03] the address with %j is refused, with a sentence and without a session',
  async (query, words) => {
    await using here = await started();
    const answer = await here.enter(query).expect(422);
    expect(answer.body.message).toContain(words);
    expect(here.sessions('default')).toEqual([]);
  },
);
