import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';
import { IsoDate, Money, RcCode, RecvPeriod } from './entry/wire.ts';
import { readTolerantly } from './read.ts';

const Row = z.strictObject({ on: IsoDate, amount: Money, sign: z.int() });
const Feed = z.strictObject({
  rc_code: z.optional(RcCode),
  name: z.string(),
  balance: Money,
  period: z.optional(RecvPeriod),
  open: z.boolean(),
  kind: z.enum(['a', 'b']),
  owner: z.strictObject({ no: z.string(), age: z.number() }),
  rows: z.array(Row),
});
const right = {
  name: 'สมชาย',
  balance: '10.00',
  open: true,
  kind: 'a',
  owner: { no: '00001', age: 50 },
  rows: [{ on: '2026-01-31', amount: '5.00', sign: 1 }],
};

describe('an answer that keeps the contract', () => {
  test('is passed on as it is, without drift', () => {
    const reading = readTolerantly(Feed, right);
    expect(reading?.value).toBe(right);
    expect(reading?.drift).toEqual([]);
  });
});

describe('an answer that differs', () => {
  test('keeps fields that the contract does not know and reports where they are', () => {
    const answer = { ...right, extra: { deep: [1] }, owner: { ...right.owner, nick: 'ชาย' } };
    const reading = readTolerantly(Feed, answer);
    expect(reading?.value).toEqual(answer);
    expect(reading?.drift).toEqual([
      { path: 'owner', code: 'unrecognized_keys', expected: 'no nick' },
      { path: '', code: 'unrecognized_keys', expected: 'no extra' },
    ]);
  });

  test('as a whole is told and left as it is', () => {
    const Ruled = z.object({ name: z.string() }).check(z.refine(({ name }) => name === 'ก'));
    const reading = readTolerantly(Ruled, { name: 'ข' });
    expect(reading?.value).toEqual({ name: 'ข' });
    expect(reading?.drift).toEqual([{ path: '', code: 'custom', expected: 'custom' }]);
  });

  test.each([
    ['a number for money', { balance: 1234.5 }, { balance: '1234.50' }, 'balance'],
    ['a whole number for money', { balance: -7 }, { balance: '-7.00' }, 'balance'],
    ['a text with one decimal for money', { balance: '1234.5' }, { balance: '1234.50' }, 'balance'],
    ['a number for a text that is no money', { name: 12 }, { name: '12' }, 'name'],
    ['a number for a period', { period: 256902 }, { period: '256902' }, 'period'],
    ['words for money', { balance: 'มาก' }, { balance: 'มาก' }, 'balance'],
    [
      'more than two decimals for money',
      { balance: '1234.5678' },
      { balance: '1234.57' },
      'balance',
    ],
    [
      'the most a float holds',
      { balance: '9999999999999' },
      { balance: '9999999999999.00' },
      'balance',
    ],
    ['one baht more', { balance: '10000000000000' }, { balance: '10000000000000' }, 'balance'],
    ['words before money', { balance: 'x12.5' }, { balance: 'x12.5' }, 'balance'],
    ['words behind money', { balance: '12.5x' }, { balance: '12.5x' }, 'balance'],
    ['a text that is no number for a period', { period: '5' }, { period: '5' }, 'period'],
    ['no number for a text', { name: Number.NaN }, { name: '' }, 'name'],
    ['a number for a choice', { kind: 7 }, { kind: 7 }, 'kind'],
    ['null for a text', { name: null }, { name: '' }, 'name'],
    ['an object for a text', { name: {} }, { name: '' }, 'name'],
    ['a missing text', { name: undefined }, { name: '' }, 'name'],
    ['a text for a yes or no', { open: 'Y' }, { open: false }, 'open'],
    ['an unknown choice', { kind: 'c' }, { kind: 'c' }, 'kind'],
    ['an object for a choice', { kind: {} }, { kind: '' }, 'kind'],
    ['an object for rc_code', { rc_code: {} }, { rc_code: '' }, 'rc_code'],
    ['a list that is missing', { rows: undefined }, { rows: [] }, 'rows'],
    ['an object for a list', { rows: { 0: 'x' } }, { rows: [] }, 'rows'],
  ])('mends %s and reports its path', (_, change, expected, path) => {
    const reading = readTolerantly(Feed, { ...right, ...change });
    expect(reading?.value).toEqual({ ...right, ...expected });
    expect(reading?.drift.map((drift) => drift.path)).toEqual([path]);
  });

  test('reads a numeric text as the number that belongs there', () => {
    const reading = readTolerantly(Feed, { ...right, owner: { no: '00001', age: '50' } });
    expect(reading?.value.owner.age).toBe(50);
    const halves = readTolerantly(Feed, { ...right, owner: { no: '00001', age: '-50.25' } });
    expect(halves?.value.owner.age).toBe(-50.25);
    const [row] = right.rows;
    const whole = readTolerantly(Feed, { ...right, rows: [{ ...row, sign: '-1' }] });
    expect(whole?.value.rows[0]?.sign).toBe(-1);
  });

  test('reads a number that is none as NaN, which formatters show as nothing', () => {
    for (const age of ['old', null, undefined, [], [5], {}, '', '1e3']) {
      const reading = readTolerantly(Feed, { ...right, owner: { no: '00001', age } });
      expect(reading?.value.owner.age).toBeNaN();
      expect(reading?.drift).toEqual([
        { path: 'owner.age', code: 'invalid_type', expected: 'number' },
      ]);
    }
  });

  test('mends a wrong row inside a list and keeps its neighbours', () => {
    const [row] = right.rows;
    const reading = readTolerantly(Feed, { ...right, rows: [row, 'x', { ...row, amount: 5 }] });
    expect(reading?.value.rows).toEqual([row, { on: '', amount: '', sign: Number.NaN }, row]);
    expect(reading?.drift.map((drift) => drift.path)).toContain('rows.2.amount');
  });

  test('keeps a number too large to be money as its text', () => {
    const reading = readTolerantly(Feed, { ...right, balance: 1e21 });
    expect(reading?.value.balance).toBe('1e+21');
  });
});

test.each([[undefined], [null], [5], ['text'], [[]], [true]])(
  'an answer of %j is no answer',
  (answer) => {
    expect(readTolerantly(Feed, answer)).toBeUndefined();
  },
);

test('an empty answer of every endpoint still reads as something a page can render', () => {
  for (const { response } of Object.values(endpoints)) {
    const reading = readTolerantly<z.ZodMiniType>(response, {});
    expect(reading?.value).toBeTypeOf('object');
  }
  const loans = readTolerantly(endpoints.memberLoanList.response, {});
  expect(loans?.value.loans).toEqual([]);
});
