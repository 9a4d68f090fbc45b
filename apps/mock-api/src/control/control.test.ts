import type { AddressInfo } from 'node:net';
import { inputs } from '@coop/contracts/examples/inputs';
import { createTRPCClient, httpLink } from '@trpc/client';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import { expectRefusal } from '../testing/refusals.ts';
import { type Mock, startMock } from '../testing/start-mock.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { openFactFile } from '../world/state/store/fact-file.ts';
import { type ControlRouter, controlRouter } from './router.ts';
import { createSnapshots } from './snapshots.ts';

const WORLD = 'default';
const SHARES = { endpoint: 'memberShareList' } as const;

function controlOf(mock: Mock) {
  return controlRouter.createCaller({ worlds: mock.worlds, snapshots: createSnapshots() });
}

async function signedIn() {
  const mock = await startMock({ control: true });
  const control = controlOf(mock);
  const member = await mock.signIn('00001');
  return { mock, control, member, [Symbol.asyncDispose]: () => mock[Symbol.asyncDispose]() };
}

describe('worlds', () => {
  test('are made, listed and dropped', async () => {
    await using mock = await startMock({ control: true });
    const control = controlOf(mock);
    for (let i = 0; i < 200; i += 1) await control.worlds.create({ world: `w${i}` });
    expect(await control.worlds.list()).toHaveLength(201);
    await expect(control.worlds.create({ world: 'w1' })).rejects.toThrow('exists already');
    expect(await control.worlds.delete({ world: 'w1' })).toEqual({ deleted: true });
    expect(await control.worlds.delete({ world: 'w1' })).toEqual({ deleted: false });
    await expect(control.worlds.delete({ world: WORLD })).rejects.toThrow('only be reset');
  });

  test('a snapshot brings back data, sessions, time and faults; a diff says what changed', async () => {
    await using here = await signedIn();
    const { control, member, mock } = here;
    await control.worlds.snapshot({ world: WORLD, snapshot: 'before' });
    const before = await control.clock.get({ world: WORLD });
    await control.clock.advance({ world: WORLD, ms: 60_000 });
    const change = { mem_password: 'ใหม่กว่าเดิม9', mem_oldpassword: 'demo1234' };
    await member.ok('memberPasswordUpdate', { body: change });
    await control.faults.add({ world: WORLD, ...SHARES, status: 500 });
    await control.sessions.expire({ world: WORLD, kind: 'member', subject: '00001' });
    const diff = await control.worlds.diff({ world: WORLD, snapshot: 'before' });
    expect(diff.clockMs).toBe(60_000);
    expect(diff.facts.added.map(({ kind }) => kind)).toEqual(['member-password']);
    expect(diff.sessions.removed).toEqual([{ kind: 'member', subject: '00001' }]);
    expect(diff.faults.added).toMatchObject([SHARES]);

    await control.worlds.restore({ world: WORLD, snapshot: 'before' });
    expect(await control.clock.get({ world: WORLD })).toEqual(before);
    expect((await member.call('memberShareList', { body: {} })).status).toBe(200);
    await mock.signIn('00001');
    const other = await control.worlds.restore({ world: 'other', snapshot: 'before' });
    expect(other).toBeUndefined();
    await expect(control.worlds.restore({ world: WORLD, snapshot: 'no' })).rejects.toThrow(
      'before',
    );
  });

  test('a snapshot is of its world, and goes with it', async () => {
    await using mock = await startMock({ control: true });
    const control = controlOf(mock);
    for (const world of ['a', 'b']) await control.worlds.snapshot({ world, snapshot: 'same' });
    expect(await control.worlds.snapshots({ world: 'a' })).toMatchObject([{ name: 'same' }]);
    await control.worlds.delete({ world: 'a' });
    expect(await control.worlds.snapshots()).toMatchObject([{ world: 'b', name: 'same' }]);
    const gone = control.worlds.restore({ world: 'c', snapshot: 'same', from: 'a' });
    await expect(gone).rejects.toThrow('no snapshot of a is named same; there are: none');
    await control.worlds.restore({ world: 'c', snapshot: 'same' });
    expect(await control.worlds.forget({ snapshot: 'same' })).toEqual({ deleted: true });
  });

  test('a snapshot outlasts the process where there is a data file', async () => {
    using folder = temporaryFolder();
    for (const state of ['taken', 'restored']) {
      const file = openFactFile(folder.file);
      const mock = await startMock({ control: true, store: file });
      const control = controlRouter.createCaller({
        worlds: mock.worlds,
        snapshots: createSnapshots(file.snapshots),
      });
      if (state === 'taken') {
        await control.faults.add({ world: WORLD, ...SHARES, status: 500 });
        await control.worlds.snapshot({ world: WORLD, snapshot: 'kept' });
        await control.faults.clear({ world: WORLD });
      } else {
        expect(await control.faults.list({ world: WORLD })).toEqual([]);
        await control.worlds.restore({ world: WORLD, snapshot: 'kept' });
        expect(await control.faults.list({ world: WORLD })).toMatchObject([{ fault: SHARES }]);
      }
      await mock[Symbol.asyncDispose]();
      file.close();
    }
  });

  test('resetting makes a world new', async () => {
    await using here = await signedIn();
    const { control, member } = here;
    await control.clock.advance({ world: WORLD, ms: 86_400_000 });
    const recaptcha = here.mock.world.botTokens.issue(here.mock.world.clock.now());
    await control.worlds.reset({ world: WORLD });
    const body = { membership_no: '00001', mem_password: 'demo1234', remember: false, recaptcha };
    const stale = await (await here.mock.caller()).call('memberAuthLogin', { body });
    expect(stale.body).toMatchObject({ errors: { recaptcha: expect.anything() } });
    expect((await member.call('memberShareList', { body: {} })).status).toBe(401);
    expect(await control.worlds.list()).toMatchObject([{ name: WORLD, facts: 0, faults: 0 }]);
  });

  test('a capsule replays in another process with the same people, and in no other', async () => {
    await using here = await signedIn();
    const { control, member } = here;
    await control.clock.advance({ world: WORLD, ms: 600_000 });
    const file = JSON.parse(JSON.stringify(await control.capsule.export({ world: WORLD })));
    await using elsewhere = await startMock({ control: true });
    await controlOf(elsewhere).capsule.import({ world: WORLD, capsule: file });
    const same = await elsewhere.caller({ token: member.token });
    expect((await same.call('memberShareList', { body: {} })).status).toBe(200);
    await using others = await startMock({ control: true, population: 500 });
    const wrong = controlOf(others).capsule.import({ world: WORLD, capsule: file });
    await expect(wrong).rejects.toThrow('POPULATION=12000');
  });
});

describe('faults', () => {
  test('of a pattern, the nth call, a share of calls: the same seed fails the same calls', async () => {
    await using here = await signedIn();
    const { control, member } = here;
    const statuses = async (count: number) => {
      const seen = [];
      for (let i = 0; i < count; i += 1) {
        seen.push((await member.call('memberShareList', { body: {} })).status);
      }
      return seen;
    };
    await control.faults.add({ world: WORLD, endpoint: 'member*List', status: 503, nth: 2 });
    expect(await statuses(3)).toEqual([200, 503, 200]);
    const runs = [];
    for (let i = 0; i < 2; i += 1) {
      await control.faults.clear({ world: WORLD });
      await control.faults.add({ world: WORLD, ...SHARES, status: 500, percent: 40, seed: '7' });
      runs.push(await statuses(20));
    }
    expect(runs[0]).toEqual(runs[1]);
    expect(runs[0]?.filter((status) => status === 500).length).toBeGreaterThan(2);
    expect(runs[0]).toContain(200);
    // @ts-expect-error no such endpoint
    const unknown = control.faults.add({ world: WORLD, endpoint: 'memberShares', status: 500 });
    await expect(unknown).rejects.toThrow('no endpoint is named memberShares');
  });

  test('cut the connection before or in the middle of an answer', async () => {
    await using here = await signedIn();
    const { control, member, mock } = here;
    await mock.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = mock.app.server.address() as AddressInfo;
    const read = async () => {
      const headers = { ...member.headers, 'content-type': 'application/json' };
      const init = { method: 'POST', headers, body: '{}' };
      return (await fetch(`http://127.0.0.1:${port}/api/member/mem_share`, init)).text();
    };
    for (const how of [{ drop: true }, { truncate: true }]) {
      await control.faults.add({ world: WORLD, ...SHARES, ...how, times: 1 });
      await expect(read()).rejects.toThrow();
    }
    expect(await read()).toContain('as_of');
    const cut = await control.journal.list({ world: WORLD, status: 0 });
    expect(cut).toHaveLength(1);
  });
});

describe('quirks', () => {
  test('change how the backend speaks and nothing else', async () => {
    await using here = await signedIn();
    const { control, member, mock } = here;
    await control.quirks.set({ world: WORLD, rcCode: 'number', errors: 'list', additive: true });
    const check = await member.call('memberAuthShow', { body: {} });
    expect(check.body).toMatchObject({ rc_code: 1, x_extra: {} });
    const body = { membership_no: '1', mem_password: '', remember: false, recaptcha: 'x' };
    const refusal = await (await mock.caller()).call('memberAuthLogin', { body });
    expect((refusal.body as { errors: unknown }).errors).toEqual(expect.any(Array));
    await control.quirks.set({ world: WORLD, sessionCheck: '400' });
    const dead = await (await mock.caller()).call('memberAuthShow', { body: {} });
    expect(dead).toMatchObject({ status: 400, body: { data: { error: expect.any(String) } } });
    const { body: channel } = inputs.memberNotificationAuthShow;
    const signing = await (await mock.caller()).call('memberNotificationAuthShow', {
      body: channel,
    });
    expectRefusal(signing, 401);
  });
});

describe('the journal', () => {
  test('holds every call with its fault, without passwords and tokens, and exports as HAR', async () => {
    await using here = await signedIn();
    const { control, member } = here;
    const { id } = await control.faults.add({ world: WORLD, ...SHARES, status: 500, times: 1 });
    await member.call('memberShareList', { body: {} });
    const [menu, login, , shares] = await control.journal.list({ world: WORLD });
    expect(menu).toMatchObject({ endpoint: 'infoMenuShow', method: 'GET', request: '', seq: 1 });
    expect(login).toMatchObject({ endpoint: 'memberAuthLogin', status: 200, seq: 2 });
    expect(`${login?.request}${login?.response}`).not.toMatch(/demo1234|always-pass/);
    expect(login?.response).toContain('"token":"•••"');
    expect(shares).toMatchObject({ ...SHARES, status: 500, fault: id });
    const har = await control.journal.har({ world: WORLD });
    expect(har.log.entries.map((entry) => entry.response.status)).toEqual([200, 200, 200, 500]);
    // A call started as long before its answer as it took.
    const [, first] = har.log.entries;
    const began = Date.parse(first?.startedDateTime ?? '');
    expect(began + (first?.time ?? 0)).toBeCloseTo(login?.at ?? 0, -1);
    const origin = 'nowhere';
    await expect(control.journal.har({ world: WORLD, origin })).rejects.toThrow('an origin');
  });

  test('asserts what was called, and says what was called instead', async () => {
    await using here = await signedIn();
    const { control } = here;
    const login = { world: WORLD, endpoint: 'memberAuthLogin' } as const;
    const body = { membership_no: '00001', remember: false };
    expect(await control.journal.assert({ ...login, body })).toEqual({ ok: true });
    const wrong = control.journal.assert({ ...login, body: { membership_no: '00002' } });
    await expect(wrong).rejects.toThrow(/called 0 times, not 1.*auth\/login/);
    await expect(control.journal.assert({ ...login, times: 2 })).rejects.toThrow('called 1 times');
  });

  test('is told live, from where a listener left off', async () => {
    await using here = await signedIn();
    const { control, member } = here;
    const stop = new AbortController();
    const caller = controlRouter.createCaller(
      { worlds: here.mock.worlds, snapshots: createSnapshots() },
      { signal: stop.signal },
    );
    const tail = await caller.journal.tail({ world: WORLD, lastEventId: '1' });
    const iterator = tail[Symbol.asyncIterator]();
    expect((await iterator.next()).value).toMatchObject([
      '2',
      { endpoint: 'memberAuthLogin' },
      expect.anything(),
    ]);
    // The second browser requested the menu, too.
    await iterator.next();
    const next = iterator.next();
    await member.call('memberShareList', { body: {} });
    expect((await next).value).toMatchObject(['4', SHARES, expect.anything()]);
    stop.abort();
    expect(await control.journal.clear({ world: WORLD })).toBeUndefined();
  });
});

describe('people', () => {
  test('are found by their properties, and the search goes on where it stopped', async () => {
    await using mock = await startMock({ control: true });
    const control = controlOf(mock);
    const { found } = await control.members.search({
      world: WORLD,
      deposits: 2,
      unconfirmed: true,
      limit: 1,
    });
    expect(found).toMatchObject([{ no: '00005', deposits: 2, unconfirmed: true }]);
    const first = await control.members.search({ world: WORLD, overdue: true, limit: 2 });
    expect(first.found[0]).toMatchObject({ no: '00003', overdue: true });
    const next = await control.members.search({
      world: WORLD,
      overdue: true,
      from: first.next,
      limit: 1,
    });
    expect(Number(next.found[0]?.no)).toBeGreaterThan(Number(first.found[1]?.no));
  });

  test('nothing of it exists when the control plane is off', async () => {
    await using mock = await startMock();
    const agent = supertest(mock.app.server);
    await agent.get('/__control/enter?member=3').expect(404);
    await agent.get('/__control/personas.list').expect(404);
  });
});

test('a misuse is a clear error over the wire', async () => {
  await using mock = await startMock({ control: true });
  await mock.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = mock.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/__control`;
  const client = createTRPCClient<ControlRouter>({ links: [httpLink({ url })] });
  await expect(client.clock.get.query({ world: 'not a name' })).rejects.toThrow('letters, digits');
  expect(
    await client.notifications.send.mutate({ world: 'x', title: 'ก', body: 'ข', url: '1' }),
  ).toEqual({ heardBy: 0 });
  expect(await client.notifications.connected.query({ world: 'x' })).toEqual({ sockets: 0 });
});
