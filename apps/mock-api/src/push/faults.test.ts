import { describe, expect, test } from 'vitest';
import { controlRouter } from '../control/router.ts';
import { createSnapshots } from '../control/snapshots.ts';
import { hubOf } from './hubs.ts';
import { openBrowser } from './testing/open-browser.ts';
import { type RawClient, startPush } from './testing/push-mock.ts';

const WORLD = 'default';

/** A mock with a listener on `news`, and the control plane to break its connection. */
async function listening(options?: Parameters<typeof startPush>[0]) {
  const mock = await startPush(options);
  const control = controlRouter.createCaller({ worlds: mock.worlds, snapshots: createSnapshots() });
  const client = await mock.connect();
  await client.subscribe('news');
  const hub = hubOf(mock.worlds.get(WORLD));
  const publish = (...events: string[]) => {
    for (const event of events) hub.publish('news', event, '{}');
  };
  return {
    mock,
    control,
    client,
    hub,
    publish,
    break: (fault: object) =>
      control.push.faults.add({ world: WORLD, ...fault } as Parameters<
        typeof control.push.faults.add
      >[0]),
    [Symbol.asyncDispose]: () => mock[Symbol.asyncDispose](),
  };
}

/** Returns the reasons and places of a refusal's issues as the console shows them, without nested ones. */
function sentenceOf(message: string): string {
  if (!message.startsWith('[')) return message;
  const issues: { message: string; path: string[] }[] = JSON.parse(message);
  return issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
}

/** Returns the events that reached a client, in order, once everything sent so far has arrived. */
async function heardBy(client: RawClient): Promise<string[]> {
  await client.settled();
  return client.frames.map(({ event }) => event).filter((event) => !event.includes('pusher'));
}

describe('an event', () => {
  test('is missed: only the nth, and the next one arrives', async () => {
    await using here = await listening();
    await here.break({ kind: 'miss', nth: 2 });
    here.publish('a', 'b', 'c');
    expect(await heardBy(here.client)).toEqual(['a', 'c']);
  });

  test('is missed in a share of cases: the same seed misses the same ones', async () => {
    const runs = [];
    for (let i = 0; i < 2; i += 1) {
      await using here = await listening();
      await here.break({ kind: 'miss', percent: 40, seed: '7' });
      here.publish(...Array.from({ length: 30 }, (_, index) => `e${index}`));
      runs.push(await heardBy(here.client));
    }
    expect(runs[0]).toEqual(runs[1]);
    expect(runs[0]?.length).toBeGreaterThan(9);
    expect(runs[0]?.length).toBeLessThan(28);
  });

  test('arrives twice, on one channel only', async () => {
    await using here = await listening();
    await here.client.subscribe('other');
    await here.break({ kind: 'duplicate', channel: 'news' });
    here.publish('a');
    here.hub.publish('other', 'b', '{}');
    expect(await heardBy(here.client)).toEqual(['a', 'a', 'b']);
  });

  test('arrives late, after what was sent after it', async () => {
    await using here = await listening();
    await here.break({ kind: 'delay', delayMs: 20, nth: 1 });
    here.publish('a', 'b');
    await here.client.next('a');
    expect(await heardBy(here.client)).toEqual(['b', 'a']);
    const [late] = await here.control.journal.list({ world: WORLD });
    expect(late).toMatchObject({ method: 'PUSH', url: 'news/a', ms: 20, fault: 'p1' });
  });

  test('of the protocol itself always arrives', async () => {
    await using here = await listening();
    await here.break({ kind: 'miss' });
    expect(await here.client.subscribe('other')).toMatchObject({ channel: 'other' });
  });
});

describe('a connection', () => {
  test('is closed after the nth event, with the chosen code; the event has arrived', async () => {
    await using here = await listening();
    await here.break({ kind: 'close', after: 'event', code: 4200, nth: 2 });
    here.publish('a', 'b');
    expect(await here.client.closed).toBe(4200);
    expect(here.client.frames.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['a', 'b']),
    );
  });

  test('is closed after the nth message, which was answered', async () => {
    await using here = await listening();
    await here.break({ kind: 'close', after: 'message', code: 4100, nth: 2 });
    await here.client.subscribe('one');
    expect(await here.client.subscribe('two')).toMatchObject({ channel: 'two' });
    expect(await here.client.closed).toBe(4100);
  });

  test('is closed at once: one, those of a channel, all', async () => {
    await using here = await listening();
    const client = await here.mock.connect();
    const two = await here.mock.connect();
    await client.subscribe('other');
    const close = (which: object) => here.control.push.close({ world: WORLD, ...which });
    expect(await close({ socket: here.client.id, code: 4201 })).toEqual({ closed: 1 });
    expect(await here.client.closed).toBe(4201);
    expect(await close({ channel: 'other' })).toEqual({ closed: 1 });
    expect(await client.closed).toBe(4100);
    await expect.poll(() => here.hub.size).toBe(1);
    expect(await close({ code: 1011 })).toEqual({ closed: 1 });
    expect(await two.closed).toBe(1011);
    const entries = await here.control.journal.list({ world: WORLD, text: '/close' });
    expect(entries.map(({ url, response }) => [url, response])).toEqual([
      [`${here.client.id}/close`, '4201'],
      ['other/close', '4100'],
      ['*/close', '1011'],
    ]);
  });

  test('that is not asked whether it lives stays open without an answer', async () => {
    await using here = await listening({ activityTimeoutS: 0.02, pongTimeoutMs: 20 });
    const { id } = await here.break({ kind: 'no-ping' });
    const withheld = () => here.control.journal.list({ world: WORLD, text: 'pusher:ping' });
    await expect.poll(async () => (await withheld()).length).toBeGreaterThan(2);
    expect(here.hub.size).toBe(1);
    await here.control.push.faults.remove({ world: WORLD, id });
    expect(await here.client.closed).toBe(4201);
  });

  test('pusher-js hears after a close what is sent after it', async () => {
    await using here = await listening();
    const client = openBrowser(here.mock.port);
    const channel = client.subscribe('shares');
    const subscribed = () =>
      new Promise<void>((resolve) => {
        channel.bind('pusher:subscription_succeeded', () => resolve());
      });
    await subscribed();
    const back = subscribed();
    await here.control.push.close({ world: WORLD, channel: 'shares', code: 4200 });
    await back;
    const heard = new Promise((resolve) => channel.bind('posted', resolve));
    here.hub.publish('shares', 'posted', '{"id":1}');
    expect(await heard).toEqual({ id: 1 });
  });
});

describe('push faults of a world', () => {
  test('are listed with their counts, removed, cleared, and marked in the journal', async () => {
    await using here = await listening();
    const { control } = here;
    await here.break({ kind: 'miss', nth: 2 });
    await here.break({ kind: 'duplicate', times: 1 });
    here.publish('a', 'b');
    expect(await control.push.faults.list({ world: WORLD })).toMatchObject([
      { id: 'p1', fault: { kind: 'miss', nth: 2 }, seen: 2, applied: 1 },
      { id: 'p2', seen: 1, applied: 1 },
    ]);
    const events = await control.journal.list({ world: WORLD });
    expect(events.map(({ url, status, fault }) => [url, status, fault])).toEqual([
      ['news/a', 200, 'p2'],
      ['news/b', 0, 'p1'],
    ]);
    expect((await control.journal.har({ world: WORLD })).log.entries).toEqual([]);
    expect(await control.push.faults.remove({ world: WORLD, id: 'p1' })).toEqual({ removed: true });
    await control.push.faults.clear({ world: WORLD });
    expect(await control.push.faults.list({ world: WORLD })).toEqual([]);
    expect(await control.push.faults.list({ world: 'elsewhere' })).toEqual([]);
  });

  test('are kept in a snapshot with what they have counted, and told in a diff', async () => {
    await using here = await listening();
    const { control } = here;
    const state = { world: WORLD, snapshot: 'broken' };
    await here.break({ kind: 'miss', nth: 2 });
    here.publish('a');
    await control.worlds.snapshot(state);
    await control.push.faults.clear({ world: WORLD });
    await here.break({ kind: 'duplicate' });
    expect((await control.worlds.diff(state)).pushFaults).toEqual({
      added: [{ kind: 'duplicate' }],
      removed: [{ kind: 'miss', nth: 2 }],
    });
    await control.worlds.restore(state);
    here.publish('b', 'c');
    expect(await heardBy(here.client)).toEqual(['a', 'c']);
    const capsule = JSON.parse(JSON.stringify(await control.capsule.export({ world: WORLD })));
    delete capsule.state.pushFaults;
    await control.capsule.import({ world: WORLD, capsule });
    expect(await control.push.faults.list({ world: WORLD })).toEqual([]);
  });

  test.each([
    [
      { kind: 'mis' },
      'kind must be one of miss, duplicate, reorder, delay, close, no-pong, no-ping, not "mis"; did you mean miss?',
    ],
    [{ kind: 'delay' }, 'delayMs'],
    [{ kind: 'miss', delayMs: 5 }, 'delayMs'],
    [{ kind: 'close', after: 'event', code: 1006 }, 'a close code is'],
    [{ kind: 'close', code: 4100 }, 'after'],
    [{ kind: 'miss', channel: 'ไม่ได้' }, 'no channel may be named'],
    [{ kind: 'miss', socket: '1.99999999' }, 'no socket 1.99999999 is connected in default'],
    [{ kind: 'miss', nth: 0 }, 'nth'],
  ])('%j is refused, and the reason says what is wrong', async (fault, reason) => {
    await using here = await listening();
    const refusal = await here.break(fault).catch((error: Error) => sentenceOf(error.message));
    expect(refusal).toContain(reason);
    await expect(here.control.push.close({ world: WORLD, code: 1005 })).rejects.toThrow(
      'a close code is',
    );
  });
});
