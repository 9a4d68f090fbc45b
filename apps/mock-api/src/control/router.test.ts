import { Validator } from '@seriousme/openapi-schema-validator';
import supertest from 'supertest';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { controlOf } from '../testing/control.ts';
import { MEMBER } from '../testing/happy.ts';
import { expectRefusal } from '../testing/refusals.ts';
import { startMock } from '../testing/start-mock.ts';
import { controlRouter } from './router.ts';
import { sentenceOf } from './strict/sentence.ts';

const WORLD = 'default';

describe('the control plane', () => {
  test('is reached under /__control', async () => {
    await using mock = await startMock({ control: true });
    const agent = supertest(mock.app.server);
    const answer = await agent.get('/__control/personas.list').expect(200);
    expect(answer.body.result.data).toHaveLength(12);
    const input = { world: WORLD, ms: 60_000 };
    const before = mock.world.clock.now();
    await agent.post('/__control/clock.advance').send(input).expect(200);
    expect(mock.world.clock.now()).toBe(before + 60_000);
  });

  test('is not there unless it is asked for', async () => {
    await using mock = await startMock();
    const caller = await mock.caller();
    for (const path of ['/__control', '/__control/personas.list', '/__control/clock.get']) {
      expectRefusal(await caller.send('GET', path), 404);
      expectRefusal(await caller.send('POST', path, { body: { world: WORLD } }), 404);
    }
  });

  test('lists the personas with their stories', async () => {
    await using mock = await startMock();
    const personas = await controlOf(mock).personas.list();
    expect(personas[0]).toMatchObject({ no: 1, story: expect.stringContaining('สมาชิกทั่วไป') });
    expect(personas.filter((persona) => persona.notRegistered).map(({ no }) => no)).toEqual([12]);
    expect(JSON.stringify(personas)).not.toContain('demo1234');
  });

  test('moves a world’s clock and no other’s', async () => {
    await using mock = await startMock();
    const control = controlOf(mock);
    const now = Date.parse('2027-01-31T09:00:00+07:00');
    await control.clock.set({ world: 'a', now });
    expect(await control.clock.get({ world: 'a' })).toMatchObject({ now });
    expect((await control.clock.get({ world: 'b' })).now).toBeLessThan(now);
  });

  test('ends the sessions of a member', async () => {
    await using mock = await startMock();
    const first = await mock.signIn(MEMBER);
    const other = await mock.signIn(MEMBER);
    const somebody = await mock.signIn('00004');
    const control = controlOf(mock);
    const subject = { world: WORLD, kind: 'member', subject: MEMBER } as const;
    expect(await control.sessions.expire(subject)).toEqual({ ended: 2 });
    for (const caller of [first, other]) expectRefusal(await caller.call('memberAuthShow'), 401);
    await somebody.ok('memberAuthShow');
  });

  test.each(['a b', '', 'ก', 'x'.repeat(65)])('refuses the world name %j', async (world) => {
    await using mock = await startMock();
    await expect(controlOf(mock).clock.get({ world })).rejects.toThrow();
  });
});

describe('a fault', () => {
  const ENDPOINT = { world: WORLD, endpoint: 'memberShareList' } as const;

  test('with a status and a body is answered in place of the record, marked in a header', async () => {
    await using mock = await startMock({ control: true });
    const caller = await mock.signIn(MEMBER);
    const body = { message: 'ระบบปิดปรับปรุง' };
    await controlOf(mock).faults.add({ ...ENDPOINT, status: 503, body });
    const answer = await caller.call('memberShareList');
    expect(answer).toMatchObject({ status: 503, body });
    expect(answer.headers['x-mock-fault']).toBe('f1');
    const untouched = await caller.call('memberLoanList');
    expect(untouched.status).toBe(200);
    expect(untouched.headers['x-mock-fault']).toBeUndefined();
  });

  test('applies as often as it says, the oldest first, and only in its world', async () => {
    await using mock = await startMock();
    const control = controlOf(mock);
    await control.faults.add({ ...ENDPOINT, status: 503, times: 2 });
    await control.faults.add({ ...ENDPOINT, status: 500, times: 1 });
    const elsewhere = await mock.signIn(MEMBER, { world: 'elsewhere' });
    await elsewhere.ok('memberShareList');
    const caller = await mock.signIn(MEMBER);
    const statuses = [];
    for (let i = 0; i < 4; i += 1) statuses.push((await caller.call('memberShareList')).status);
    expect(statuses).toEqual([503, 503, 500, 200]);
  });

  test.each([{ status: 99 }, { status: 600 }, { delayMs: -1 }, { delayMs: 60_001 }, { times: 0 }])(
    'of %j is refused',
    async (fault) => {
      await using mock = await startMock();
      await expect(controlOf(mock).faults.add({ ...ENDPOINT, ...fault })).rejects.toThrow();
    },
  );
});

describe('what cannot be meant', () => {
  test('is no field of any procedure', () => {
    // At runtime the procedures are flat and by name, and every input is a zod schema.
    const procedures = controlRouter._def.procedures as unknown as Record<
      string,
      { readonly _def: { readonly inputs: readonly z.core.$ZodType[] } }
    >;
    const fault = { world: WORLD, kind: 'miss', nobodyKnowsThis: 1 };
    const sentenceFor = ({ inputs }: { inputs: readonly z.core.$ZodType[] }) =>
      sentenceOf(
        inputs.flatMap((schema) => z.safeParse(schema, fault).error?.issues ?? []),
        fault,
      );
    const open = Object.entries(procedures).filter(
      ([, { _def }]) => !sentenceFor(_def).includes('nobodyKnowsThis'),
    );
    expect(open.map(([name]) => name)).toEqual([]);
  });

  test('is answered over the network in one sentence, with what was probably meant', async () => {
    await using mock = await startMock({ control: true });
    const agent = supertest(mock.app.server);
    const refusal = async (procedure: string, input: object) =>
      (await agent.post(`/__control/${procedure}`).send(input)).body.error.message;
    expect(await refusal('faults.ad', {})).toBe(
      'there is no procedure faults.ad; did you mean faults.add?',
    );
    const fault = { world: WORLD, endpoint: 'memberShareList' };
    expect(await refusal('faults.add', { ...fault, endpoint: 'memberSharList' })).toBe(
      'endpoint: no endpoint is named memberSharList; did you mean memberShareList?',
    );
    expect(await refusal('faults.add', { ...fault, stauts: 500 })).toBe(
      'there is no field stauts; did you mean status?',
    );
    expect(await refusal('faults.add', { ...fault, preset: 'slwo' })).toMatch(
      /did you mean slow\?$/,
    );
    expect(await refusal('worlds.create', { world: 'a', cloc: 1 })).toBe(
      'there is no field cloc; there are world',
    );
    const answer = await agent.get('/__control/breaches.ndjson?wrold=a').expect(422);
    expect(answer.body.message).toBe('there is no field wrold; did you mean world?');
  });
});

test('a fault is added by the name of a preset, and says more beside it', async () => {
  await using mock = await startMock();
  const control = controlOf(mock);
  await control.faults.add({
    world: WORLD,
    endpoint: 'memberShareList',
    preset: 'maintenance',
    times: 1,
  });
  const [rule] = await control.faults.list({ world: WORLD });
  expect(rule?.fault).toMatchObject({ status: 503, times: 1, endpoint: 'memberShareList' });
});

test('the control plane describes itself, every procedure with what it takes', async () => {
  await using mock = await startMock({ control: true });
  const { body } = await supertest(mock.app.server).get('/__control/openapi.json').expect(200);
  const names = Object.keys(controlRouter._def.procedures);
  expect(Object.keys(body.paths)).toEqual(
    expect.arrayContaining(names.map((name) => `/__control/${name}`)),
  );
  const { schema } =
    body.paths['/__control/clock.set'].post.requestBody.content['application/json'];
  expect(schema).toMatchObject({ required: ['world', 'now'], additionalProperties: false });
  expect(await new Validator().validate(body)).toMatchObject({ valid: true });
});
