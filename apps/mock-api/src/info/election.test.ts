import { deriveMember } from '@coop/cooperative/people/member';
import { expect, test } from 'vitest';
import { expectFieldErrors } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';

test('[PUB-20] the election has twelve places, its voters, candidates and results', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const election = await caller.ok('infoElectionShow');
  expect(election).toMatchObject({ year: 2569, voting_date: '2026-11-08', state: 'ประกาศผลแล้ว' });
  expect(election.units.map((unit) => unit.unit_name)[3]).toBe('ท่าศาลา');
  expect(election.units).toHaveLength(12);
  expect(election.results).toHaveLength(24);
  expect(election.files.map((file) => file.file_name)).toEqual([
    'ระเบียบการลงคะแนน ปี 2569 (PDF)',
    'บัญชีหน่วยเลือกตั้ง ปี 2569 (PDF)',
    'บัญชีหน่วยเลือกตั้ง ปี 2569 สำหรับคำนวณ (CSV)',
  ]);
  for (const { file_url, file_size } of election.files) {
    const answer = await mock.app.inject({ url: file_url });
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, file_size]);
    expect(answer.headers['content-disposition']).toContain("filename*=UTF-8''%E0%B8");
  }
});

test.each([
  ['2026-09-14T23:59:00', 2568, 'ประกาศผลแล้ว'],
  ['2026-09-15T00:00:00', 2569, 'ประกาศแล้ว'],
  ['2026-11-08T08:00:00', 2569, 'เปิดลงคะแนน'],
  ['2026-11-08T12:00:00', 2569, 'นับคะแนน'],
  ['2026-11-08T16:00:00', 2569, 'ประกาศผลแล้ว'],
  ['2027-03-01T09:00:00', 2569, 'ประกาศผลแล้ว'],
])('[PUB-20] at %s the election of %i is %s', async (moment, year, state) => {
  await using mock = await startMock({ population: 500 });
  mock.world.clock.set(Date.parse(`${moment}+07:00`));
  const election = await (await mock.caller()).ok('infoElectionShow');
  expect([election.year, election.state]).toEqual([year, state]);
  expect(election.results.length > 0).toBe(state === 'ประกาศผลแล้ว');
  const standing = election.positions.flatMap((position) => position.candidates);
  expect(standing.length > 0).toBe(moment !== '2026-09-15T00:00:00');
});

test('[PUB-20] membership number and citizen number lead to the same line, masked', async () => {
  await using mock = await startMock();
  const caller = await mock.caller();
  const look = (no: string) =>
    caller.ok('infoElectionVoterCheck', { body: { no, recaptcha: 'always-pass' } });
  const { citizenNo } = deriveMember(mock.world.view(), 1);
  const found = await look('1');
  expect(found.voter).toMatchObject({
    name_masked: 'นายสมชาย ใจxxxx',
    membership_no_masked: 'xxx01',
    unit_no: expect.any(Number),
    field_number: 1,
  });
  expect(found.voter?.card_person_masked).toMatch(/^9-xxxx-xxxxx-x\d-\d$/);
  expect(JSON.stringify(found)).not.toContain('ใจงาม');
  for (const no of ['00001', '000001', citizenNo]) expect(await look(no)).toEqual(found);
  expect((await look('9123456789010')).voter?.membership_no_masked).toBe('xxx12');
});

test('[PUB-20] who joined too late, associates, strangers and wrong numbers get one answer', async () => {
  await using mock = await startMock();
  const view = mock.world.view();
  let associate = 13;
  while (deriveMember(view, associate).kind !== 'สมทบ') associate += 1;
  const caller = await mock.caller();
  const numbers = ['2', String(associate), '999999', '0', '9000000000000', '1234567890123'];
  const answers = await Promise.all(
    numbers.map((no) =>
      caller.ok('infoElectionVoterCheck', { body: { no, recaptcha: 'always-pass' } }),
    ),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.voter).toBeUndefined();
  for (const no of ['', '1234567', 'ก', '1 2']) {
    expectFieldErrors(
      await caller.call('infoElectionVoterCheck', { body: { no, recaptcha: 'always-pass' } }),
      ['no'],
    );
  }
});

test('[PUB-20] a robot learns nothing of anybody', async () => {
  await using mock = await startMock({ population: 500 });
  const caller = await mock.caller();
  for (const recaptcha of ['always-fail', 'invented', '']) {
    const answer = await caller.call('infoElectionVoterCheck', { body: { no: '1', recaptcha } });
    expectFieldErrors(answer, ['recaptcha']);
  }
});

test('[PUB-20] guessing numbers is slowed down', async () => {
  await using mock = await startMock({ population: 500 });
  const caller = await mock.caller();
  const guess = (no: number) =>
    caller.call('infoElectionVoterCheck', { body: { no: String(no), recaptcha: 'always-pass' } });
  for (let no = 1; no <= 10; no += 1) expect((await guess(no)).status).toBe(200);
  expect((await guess(11)).status).toBe(429);
});
