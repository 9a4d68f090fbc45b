import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { morningOf } from '../../../testing/worlds.ts';
import { createWorlds } from '../../worlds.ts';
import { openFactFile } from './fact-file.ts';

const NOW = morningOf('2026-11-20');
const SESSION = { kind: 'member', subject: '00001', remember: false } as const;

/** Opens a world, works in it, and closes the file as a killed process leaves it: nothing is saved at the end. */
function inWorld<T>(
  file: string,
  name: string,
  work: (worlds: ReturnType<typeof createWorlds>) => T,
  now = NOW,
): T {
  const store = openFactFile(file);
  const worlds = createWorlds({ seed: 'demo', population: 100, now: () => now, store });
  worlds.get(name);
  const done = work(worlds);
  store.close();
  return done;
}

test('a session outlives the process from the moment it is opened, and ends for good', () => {
  using folder = temporaryFolder();
  const [token, ended] = inWorld(folder.file, 'a', (worlds) => {
    const { sessions } = worlds.get('a');
    const tokens = [sessions.open(SESSION, NOW), sessions.open(SESSION, NOW)] as const;
    sessions.end(tokens[1]);
    return tokens;
  });
  inWorld(folder.file, 'a', (worlds) => {
    const { sessions } = worlds.get('a');
    expect(sessions.find(token, 'member', NOW)?.subject).toBe('00001');
    expect(sessions.find(ended, 'member', NOW)).toBeUndefined();
    expect(worlds.get('b').sessions.find(token, 'member', NOW)).toBeUndefined();
    // Used at minute 20, so that it lives on at minute 40.
    expect(sessions.find(token, 'member', NOW + 20 * 60_000)).toBeDefined();
  });
  inWorld(folder.file, 'a', (worlds) => {
    expect(worlds.get('a').sessions.find(token, 'member', NOW + 40 * 60_000)).toBeDefined();
  });
});

test('a saved world has its clock, which ran on meanwhile, its faults and its quirks', () => {
  using folder = temporaryFolder();
  inWorld(folder.file, 'a', (worlds) => {
    const world = worlds.get('a');
    world.clock.advance(3 * 86_400_000);
    world.faults.add({ endpoint: 'memberLoanList', status: 503 });
    world.quirks = { rcCode: 'number' };
    world.save();
  });
  const later = NOW + 60_000;
  inWorld(
    folder.file,
    'a',
    (worlds) => {
      const { clock, faults, quirks, dump } = worlds.get('a');
      expect(clock.now()).toBe(later + 3 * 86_400_000);
      expect(faults.list().map(({ fault }) => fault)).toEqual([
        { endpoint: 'memberLoanList', status: 503 },
      ]);
      expect(quirks).toEqual({ rcCode: 'number' });
      expect(dump().startedOn).toBe('2026-11-20');
      worlds.delete('a');
    },
    later,
  );
  inWorld(folder.file, 'a', (worlds) => expect(worlds.get('a').faults.list()).toEqual([]));
});

test('a damaged world begins anew', () => {
  using folder = temporaryFolder();
  inWorld(folder.file, 'a', (worlds) => worlds.get('a').save());
  const db = new DatabaseSync(folder.file);
  db.exec("UPDATE worlds SET state = '{'");
  db.close();
  inWorld(folder.file, 'a', (worlds) => expect(worlds.get('a').clock.now()).toBe(NOW));
});

test('in memory a world that nobody uses is forgotten, in a file it goes on', () => {
  for (const [file, lasts] of [
    [':memory:', false],
    [undefined, true],
  ] as const) {
    using folder = temporaryFolder();
    let now = NOW;
    const store = openFactFile(file ?? folder.file);
    const worlds = createWorlds({ seed: 'demo', population: 100, now: () => now, store });
    worlds.get('a').faults.add({ endpoint: 'memberLoanList', status: 503 });
    now += 3 * 60 * 60_000;
    worlds.get('b');
    expect(worlds.has('a')).toBe(false);
    expect(worlds.get('a').faults.list()).toHaveLength(lasts ? 1 : 0);
    store.close();
  }
});
