import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { MEMBER } from '../../../testing/happy.ts';
import { PASSWORD, startMock } from '../../../testing/start-mock.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { morningOf } from '../../../testing/worlds.ts';
import { createWorlds } from '../../worlds.ts';
import type { Fact } from '../overlay.ts';
import { recordNow } from '../record-now.ts';
import { openFactFile } from './fact-file.ts';

const CHOSEN = 'ใหม่กว่าเดิม9';
const fact: Fact<'avatar'> = {
  at: 1_795_000_000_000,
  kind: 'avatar',
  subject: '00001',
  value: { file: 'รูป.png', base64: 'AAAA' },
};

describe('a fact file', () => {
  test('gives back what was appended, in order and by world', () => {
    using folder = temporaryFolder();
    const later = { ...fact, at: fact.at + 1, subject: "'; DROP TABLE facts; --" };
    const first = openFactFile(folder.file);
    first.append('default', fact);
    first.append('other', later);
    first.append('default', later);
    first.close();
    const second = openFactFile(folder.file);
    expect(second.load('default')).toEqual([fact, later]);
    expect(second.load('other')).toEqual([later]);
    expect(second.load('nowhere')).toEqual([]);
    second.close();
  });

  test('keeps one photo of a member, and nothing of a world that was deleted', () => {
    using folder = temporaryFolder();
    const store = openFactFile(folder.file);
    const newer = { ...fact, at: fact.at + 1 };
    const others = { ...fact, subject: '00002' };
    for (const other of [fact, others, newer]) store.append('w', other);
    store.append('default', fact);
    expect(store.load('w')).toEqual([others, newer]);
    const worlds = createWorlds({ seed: 'demo', population: 100, now: () => 0, store });
    expect(worlds.get('w').overlay.dump()).toEqual([others, newer]);
    worlds.delete('w');
    expect(worlds.get('w').overlay.dump()).toEqual([]);
    expect(store.load('default')).toEqual([fact]);
    store.close();
  });

  test('keeps twenty wrong codes of a member, however many strangers try', () => {
    using folder = temporaryFolder();
    const store = openFactFile(folder.file);
    const wrong = (no: number): Fact<'relative-refused'> => ({
      at: no,
      kind: 'relative-refused',
      subject: '00001',
      value: {},
    });
    const { overlay } = createWorlds({ seed: 'demo', population: 100, now: () => 0, store }).get(
      'w',
    );
    for (let no = 1; no <= 400; no += 1) overlay.append(wrong(no));
    overlay.append({ ...wrong(1), subject: '00002' });
    const last = Array.from({ length: 20 }, (_, no) => wrong(381 + no));
    expect(overlay.all('relative-refused', '00001')).toEqual(last);
    const kept = store.load('w').filter(({ kind }) => kind === 'relative-refused');
    expect(kept).toEqual([...last, { ...wrong(1), subject: '00002' }]);
    store.close();
  });

  test('keeps a fact whose process is killed right after append', () => {
    using folder = temporaryFolder();
    const script = `
      const { openFactFile } = await import(${JSON.stringify(new URL('./fact-file.ts', import.meta.url).href)});
      openFactFile(${JSON.stringify(folder.file)}).append('default', ${JSON.stringify(fact)});
      process.kill(process.pid, 'SIGKILL');`;
    const run = () => execFileSync(process.execPath, ['--input-type=module', '-e', script]);
    expect(run).toThrow();
    const reopened = openFactFile(folder.file);
    expect(reopened.load('default')).toEqual([fact]);
    reopened.close();
  });

  test('makes a chosen password and a picture outlive the server', async () => {
    using folder = temporaryFolder();
    const store = openFactFile(folder.file);
    {
      await using mock = await startMock({ store });
      const caller = await mock.signIn(MEMBER, { world: 'a' });
      const body = { mem_password: CHOSEN, mem_oldpassword: PASSWORD };
      await caller.ok('memberPasswordUpdate', { body });
    }
    store.close();
    const reopened = openFactFile(folder.file);
    {
      await using mock = await startMock({ store: reopened });
      await mock.signIn(MEMBER, { world: 'a', password: CHOSEN });
      await expect(mock.signIn(MEMBER, { world: 'a' })).rejects.toThrow('answered 422');
      await mock.signIn(MEMBER, { world: 'b' });
    }
    reopened.close();
  });

  test('holds no password that can be read', async () => {
    using folder = temporaryFolder();
    const store = openFactFile(folder.file);
    await using mock = await startMock({ store });
    const body = { mem_password: CHOSEN, mem_oldpassword: PASSWORD };
    await (await mock.signIn(MEMBER)).ok('memberPasswordUpdate', { body });
    const kept = store.load('default').find(({ kind }) => kind === 'member-password');
    expect(kept?.value).toEqual({ salt: expect.any(String), hash: expect.any(String) });
    expect(JSON.stringify(store.load('default'))).not.toContain(CHOSEN);
    store.close();
  });
});

test('who moves money with the clock set back begins another future, in the file as well', () => {
  using folder = temporaryFolder();
  const store = openFactFile(folder.file);
  const now = () => morningOf('2026-11-20');
  const world = createWorlds({ seed: 'demo', population: 100, now, store }).get('default');
  const pay = (slipNo: string) =>
    recordNow(world, 'payment', '00003', {
      refNo: '',
      satang: 100_00,
      channel: 'counter',
      closes: false,
      slipNo,
    });
  const paid = (facts: readonly Fact[]) =>
    facts.flatMap(({ value }) => ('slipNo' in value ? value.slipNo : []));
  const start = world.clock.now();
  pay('first');
  world.clock.set(morningOf('2027-02-01'));
  pay('later');
  recordNow(world, 'avatar', '00003', fact.value);
  world.clock.set(start + 1_000);
  expect(paid(world.overlay.dump())).toEqual(['first', 'later']);
  pay('instead');
  expect(paid(world.overlay.dump())).toEqual(['first', 'instead']);
  expect(paid(store.load('default'))).toEqual(['first', 'instead']);
  expect(world.overlay.latest('avatar', '00003')).toEqual(fact.value);
  store.close();
});
