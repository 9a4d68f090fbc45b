import { expect, test } from 'vitest';
import { lawful } from '../testing/lawful.ts';
import { rememberAnswers } from './recorded.ts';

const share = {
  key: 'memberShareList',
  asked: '{}',
  status: 200,
  body: lawful('memberShareList'),
} as const;
const day = (data: string) =>
  ({ key: 'memberLastUpdateShow', asked: '{}', status: 200, body: { data } }) as const;
const TEN_MINUTES = 600_000;

test('an answer is compared with those before it', () => {
  const answers = rememberAnswers();
  expect(answers.add({ ...share, at: 0 })).toEqual([]);
  expect(answers.add({ ...day('2026-03-05'), at: 0 })).toEqual([]);
  expect(answers.add({ ...day('2026-01-01'), at: 0 })).toMatchObject([
    { at: 'memberLastUpdateShow', finding: { kind: 'one-day' } },
  ]);
  // The same call again takes the place of its answer before.
  expect(answers.add({ ...day('2026-03-05'), at: 0 })).toEqual([]);
  expect(answers.add({ ...share, at: 0 })).toEqual([]);
});

test('only laws of the answer that has come are told again', () => {
  const answers = rememberAnswers();
  answers.add({ ...share, at: 0 });
  answers.add({ ...day('2026-01-01'), at: 0 });
  const gian = { key: 'memberGianList', asked: '{}', status: 200, at: 0 } as const;
  expect(answers.add({ ...gian, body: lawful('memberGianList') })).toEqual([]);
});

test('answers further apart than ten minutes need not agree', () => {
  const answers = rememberAnswers();
  answers.add({ ...share, at: 1 });
  expect(answers.add({ ...day('2026-01-01'), at: 1 + TEN_MINUTES })).toHaveLength(1);
  expect(answers.add({ ...day('2026-01-01'), at: 2 + TEN_MINUTES })).toEqual([]);
});

test.each([
  ['a refusal', { status: 404 }],
  ['an answer without form', { body: {} }],
])('%s is not remembered', (_, wrong) => {
  const answers = rememberAnswers();
  expect(answers.add({ ...share, at: 0, ...wrong })).toEqual([]);
  expect(answers.add({ ...day('2026-01-01'), at: 0 })).toEqual([]);
  expect(answers.add({ ...share, at: 0 })).toHaveLength(1);
  expect(answers.add({ ...share, at: 0, ...wrong })).toEqual([]);
});

test.each([
  ['memberRequestpromoneyCreate', 0],
  ['memberAuthLogin', 1],
] as const)('%s leaves as many of what was answered before it to compare: %i', (key, left) => {
  const answers = rememberAnswers();
  answers.add({ ...share, at: 0 });
  expect(answers.add({ key, asked: '{}', status: 200, body: lawful(key), at: 0 })).toEqual([]);
  expect(answers.add({ ...day('2026-01-01'), at: 0 })).toHaveLength(left);
});
