import { describe, expect, test } from 'vitest';
import { morningOf, worldOn } from '../testing/worlds.ts';
import { MOST_WORLDS } from './idle-worlds.ts';
import { createWorlds, TooManyWorlds } from './worlds.ts';

describe('worlds', () => {
  test('are made when they are first named and stay the same', () => {
    const worlds = createWorlds({ seed: 'demo', population: 100, now: () => 0 });
    expect(worlds.get('a')).toBe(worlds.get('a'));
    expect(worlds.get('a')).not.toBe(worlds.get('b'));
  });

  test('are dropped when nobody has used them for two hours; being listed is no use', () => {
    let machine = 0;
    const worlds = createWorlds({ seed: 'demo', population: 100, now: () => machine });
    worlds.get('idle');
    machine += 7_100_000;
    worlds.get('used');
    expect(worlds.list().map(({ name, world }) => [name, world.name])).toEqual([
      ['idle', 'idle'],
      ['used', 'used'],
    ]);
    machine += 101_000;
    worlds.get('new');
    expect(worlds.list().map(({ name }) => name)).toEqual(['used', 'new']);
  });

  test('are a thousand at the most: the one longest unused makes way, never the default one', () => {
    let machine = 0;
    const worlds = createWorlds({ seed: 'demo', population: 100, now: () => machine });
    worlds.get('default');
    for (let no = 1; no < MOST_WORLDS; no += 1) {
      machine += 1;
      worlds.get(`w${no}`);
    }
    worlds.get('w1');
    expect(worlds.list()).toHaveLength(1_000);
    worlds.get('one-more');
    expect(worlds.list()).toHaveLength(1_000);
    expect(worlds.has('w2')).toBe(false);
    for (const name of ['default', 'w1', 'w3', 'one-more']) expect(worlds.has(name)).toBe(true);
  });

  test('that a stranger names by the thousand end nobody’s session', () => {
    let machine = 0;
    const worlds = createWorlds({ seed: 'demo', population: 100, now: () => machine });
    const session = { kind: 'member', subject: '00001', remember: false } as const;
    const { sessions, clock } = worlds.get('tester');
    const token = sessions.open(session, clock.now());
    for (let no = 1; no <= 1_100; no += 1) {
      machine += 1;
      worlds.get(`stranger-${no}`);
    }
    expect(worlds.list()).toHaveLength(MOST_WORLDS);
    expect(worlds.get('tester').sessions.find(token, 'member', clock.now())).toBeDefined();
  });

  test('in which a stranger signs in by the thousand end nobody else’s session', () => {
    let machine = 0;
    const worlds = createWorlds({ seed: 'demo', population: 100, now: () => machine });
    const session = { kind: 'member', subject: '00001', remember: false } as const;
    const open = (name: string, maker: string) => {
      machine += 1;
      const { sessions, clock } = worlds.get(name, maker);
      return sessions.open(session, clock.now());
    };
    const token = open('tester', '203.0.113.7');
    for (let no = 1; no <= 1_100; no += 1) open(`stranger-${no}`, '198.51.100.1');
    expect(worlds.list()).toHaveLength(MOST_WORLDS);
    const { sessions, clock } = worlds.get('tester');
    expect(sessions.find(token, 'member', clock.now())).toBeDefined();
    expect(worlds.has('stranger-1')).toBe(false);
    expect(worlds.has('stranger-1100')).toBe(true);
  });

  test('are made by an address as often as it may in an hour; those there are and the default one stay open', () => {
    let machine = 0;
    const options = { seed: 'demo', population: 100, now: () => machine, newWorldsAnHour: 2 };
    const worlds = createWorlds(options);
    for (const name of ['a', 'b', 'a', 'default']) worlds.get(name, '198.51.100.1');
    expect(() => worlds.get('c', '198.51.100.1')).toThrow(TooManyWorlds);
    expect(worlds.has('c')).toBe(false);
    worlds.get('c', '203.0.113.7');
    worlds.get('c', '198.51.100.1');
    machine += 3_600_000;
    worlds.get('d', '198.51.100.1');
  });

  test('begin at the clock they are told to begin at, and run on from there', () => {
    let machine = 1_000;
    const clockStart = morningOf('2028-02-29');
    const options = { seed: 'demo', population: 100, now: () => machine, clockStart };
    const world = createWorlds(options).get('a');
    expect(world.view()).toMatchObject({ startedOn: '2028-02-29', asOf: '2028-02-28' });
    machine += 86_400_000;
    expect(world.view()).toMatchObject({ startedOn: '2028-02-29', asOf: '2028-02-29' });
  });

  test('change day at midnight in Bangkok, wherever the machine is', () => {
    const world = worldOn('2026-11-20');
    world.clock.set(Date.parse('2026-11-20T16:59:59.999Z'));
    expect(world.view().asOf).toBe('2026-11-19');
    world.clock.advance(1);
    expect(world.view().asOf).toBe('2026-11-20');
  });
});
