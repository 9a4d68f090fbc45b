import { examples } from '@coop/contracts/examples/examples';
import { expect, test } from 'vitest';
import { controlOf, startPair, startPlainBackend, WORLD } from '../testing/backends.ts';
import { startMock } from '../testing/start-mock.ts';

const SHARES = { world: WORLD, endpoint: 'memberShareList' } as const;

test('every answer of the backend is held against the contract, and what breaks it is grouped by cause', async () => {
  await using pair = await startPair('proxy');
  const { real, front } = pair;
  const backend = controlOf(real);
  const member = await front.signIn('00001');
  await backend.faults.add({ ...SHARES, missing: 'rows.*.operate_date', times: 2 });
  await backend.faults.add({ ...SHARES, wrongType: 'as_of', times: 1 });
  await backend.faults.add({ ...SHARES, status: 500, times: 1 });
  await backend.faults.add({ ...SHARES, drop: true, times: 1 });
  await backend.faults.add({ ...SHARES, malformed: true, times: 1 });
  await backend.faults.add({ ...SHARES, status: 204, text: '', times: 1 });
  await backend.faults.add({ ...SHARES, status: 403, body: { error: 'Forbidden' }, times: 1 });
  for (let i = 0; i < 8; i += 1) await member.call('memberShareList');
  await backend.quirks.set({ world: WORLD, rcCode: 'number', additive: true });
  await member.call('memberAuthShow');

  const control = controlOf(front);
  const found = await control.backend.breaches({ world: WORLD });
  const findings = found.map(({ severity, kind, path, says, sent, count }) =>
    [severity, kind, path, says, sent.join(' | '), count].join('; '),
  );
  expect(findings.filter((text) => text.startsWith('breaking')).sort()).toEqual([
    'breaking; missing; rows.*.operate_date; string; nothing; 2',
    'breaking; no-answer; no whole answer; every call is answered; the connection broke off; 1',
    'breaking; not-json; body; the body is JSON; {"xx_xx":"9999-99-99","xxxxx_xxxxxxx":"9; 1',
    'breaking; server-error; HTTP 500; nothing is a 500; HTTP 500; 1',
    expect.stringMatching(/^breaking; unknown-status; HTTP 204; 200, 400, .*; HTTP 204; 1$/),
    'breaking; wrong-type; as_of; string; object {is}; 1',
  ]);
  expect(findings.filter((text) => !text.startsWith('breaking')).sort()).toEqual([
    'additive; extra; server_time; no such field; number 9; 1',
    'additive; extra; x_extra; no such field; object {note}; 1',
    'cosmetic; error-not-thai; error; words for a person are Thai; xxxxxxxxx; 1',
    'cosmetic; other-form; rc_code; documented as string; number 1; 1',
  ]);
  // The worst first, then the most frequent; the journal has the first and the last call.
  expect(found[0]).toMatchObject({ kind: 'missing', endpoint: 'memberShareList' });
  const calls = await control.journal.list({ ...SHARES });
  expect(calls[0]?.breaches).toBeGreaterThan(1);
  expect([found[0]?.first.seq, found[0]?.last.seq]).toEqual([calls[0]?.seq, calls[1]?.seq]);
  const additive = await control.backend.breaches({
    world: WORLD,
    severity: 'additive',
    endpoint: 'member*Show',
  });
  expect(additive.map(({ path }) => path)).toEqual(['server_time', 'x_extra']);

  const file = await front.app.inject({ url: `/__control/breaches.ndjson?world=${WORLD}` });
  expect(file.headers['content-type']).toBe('application/x-ndjson; charset=utf-8');
  const lines = file.payload
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toHaveLength(found.length);
  expect(lines[0]).toMatchObject({
    event: 'breach',
    severity: 'breaking',
    count: 2,
    first: { at: '2026-11-20T03:00:00.000Z' },
  });

  await control.backend.forget({ world: WORLD });
  expect(await control.backend.breaches({ world: WORLD })).toEqual([]);
});

test('what breaks the contract is told without the value, and files that leave have the form only', async () => {
  await using plain = await startPlainBackend((response) => {
    response.setHeader('content-type', 'application/json').end(
      JSON.stringify({
        member_name: 'นายสมชาย ใจงาม',
        citizen: '1234567890123',
        as_of: 5,
        access_token: 'ความลับ',
      }),
    );
  });
  const backend = { url: plain.url, mode: 'proxy', timeoutMs: 20_000 } as const;
  await using front = await startMock({ control: true, backend });
  await (await front.caller()).call('memberShareList', {
    body: { mem_password: 12345678, name: 'สมหญิง' },
  });
  const control = controlOf(front);
  const everything = JSON.stringify([
    await control.backend.breaches({ world: WORLD }),
    await control.journal.har({ world: WORLD }),
    await control.capsule.export({ world: WORLD }),
  ]);
  expect(everything).not.toMatch(/สมชาย|สมหญิง|1234567890123|ความลับ|12345678/);
  expect(everything).toContain('กกกกกกกก กกกกก');
  expect(everything).toContain('text \\"9999999999999\\"');
  // Testers see the answer in the journal, except for secrets.
  const [, call] = await control.journal.list({ world: WORLD });
  expect(call?.response).toContain('สมชาย');
  expect(call?.response).toContain('"access_token":"•••"');
  expect(call?.request).toContain('"mem_password":"•••"');
});

test('an answer of the right form that does not add up is a breach of its law', async () => {
  await using pair = await startPair('proxy');
  const { real, front } = pair;
  const member = await front.signIn('00001');
  const { response } = examples.memberDepositList;
  await controlOf(real).faults.add({
    world: WORLD,
    endpoint: 'memberDepositList',
    body: { ...response, sum_balance: '61948.38', as_of: '2569-07-05' },
  });
  await member.call('memberDepositList');
  const found = await controlOf(front).backend.breaches({ world: WORLD });
  expect(found.map(({ kind, path, sent }) => `${kind} ${path}: ${sent.join()}`)).toEqual(
    expect.arrayContaining([
      'deposit-sum sum_balance: 99999.99 where 99999.99 belongs, 0.01 off',
      expect.stringMatching(/^real-day as_of: /),
    ]),
  );
});

test('an endpoint that the backend knows in part is named, and nothing is filled in unsaid', async () => {
  await using pair = await startPair('proxy-or-mock');
  const { real, front } = pair;
  const faults = controlOf(real).faults;
  const footer = { world: WORLD, endpoint: 'infoFooterShow' } as const;
  await faults.add({ ...footer, status: 501, times: 1 });
  await faults.add({ ...SHARES, missing: 'share_begin', times: 1 });
  const member = await front.signIn('00001');
  // The whole answer comes from one server, which is named.
  expect((await member.call('infoFooterShow')).headers).toMatchObject({
    'x-mock-answered-by': 'mock',
    'x-mock-backend-failure': 'HTTP 501',
  });
  expect((await member.call('infoFooterShow')).headers['x-mock-answered-by']).toBe('backend');
  expect((await member.call('memberShareList')).body).not.toHaveProperty('share_begin');
  expect(await controlOf(front).backend.inPart({ world: WORLD })).toEqual([
    {
      endpoint: 'infoFooterShow',
      backend: 1,
      mock: 1,
      nobody: 0,
      failures: ['HTTP 501'],
      missing: [],
    },
    {
      endpoint: 'memberShareList',
      backend: 1,
      mock: 0,
      nobody: 0,
      failures: [],
      missing: ['share_begin'],
    },
  ]);
});
