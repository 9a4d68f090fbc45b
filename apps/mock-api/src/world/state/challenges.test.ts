import { expect, test } from 'vitest';
import { createChallenges } from './challenges.ts';

const LOGIN = 'login';

test('5,200 challenges of 520 addresses take none from a person who waits', () => {
  const challenges = createChallenges();
  const waiting = challenges.issue(LOGIN, 'a person', 0);
  for (let no = 0; no < 5_200; no += 1) challenges.issue(LOGIN, `address ${no % 520}`, no);
  const newcomer = challenges.issue(LOGIN, 'another person', 5_200);
  expect(challenges.use(waiting, LOGIN, 5_200)).toBe(true);
  expect(challenges.use(newcomer, LOGIN, 5_200)).toBe(true);
});

test('old ones make room, and none is good for another purpose', () => {
  const challenges = createChallenges();
  for (let no = 0; no < 5_000; no += 1) challenges.issue(LOGIN, `address ${no}`, 0);
  const late = challenges.issue(LOGIN, 'a person', 300_000);
  const next = challenges.issue('add', 'a person', 300_000);
  expect(challenges.use(late, LOGIN, 300_001)).toBe(true);
  expect(challenges.use(next, LOGIN, 300_001)).toBe(false);
});
