import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpointKeys, endpoints } from './endpoints.ts';
import { examples } from './examples/examples.ts';
import { refusalOf, spoken } from './refusal.ts';

const deposits = endpoints.memberDepositList;
const example = examples.memberDepositList;

describe('an answer with HTTP 200', () => {
  test('[WEB-07] of every endpoint is taken as it is when it is the example', () => {
    for (const key of endpointKeys) {
      expect(refusalOf(endpoints[key], examples[key].response), key).toBeUndefined();
    }
  });

  test.each<[string, object, 'refused' | 'malformed']>([
    ['a code of refusal', { ...example.response, rc_code: '0' }, 'refused'],
    ['a code of refusal as a number', { rc_code: 0, errors: ['x'] }, 'refused'],
    ['an error', { error: 'ปิดปรับปรุง' }, 'refused'],
    ['errors beside its list', { ...example.response, errors: { a: ['x'] } }, 'refused'],
    ['nothing', {}, 'malformed'],
    ['no list', { as_of: '2026-11-20', sum_balance: '1.00' }, 'malformed'],
    ['null for its list', { ...example.response, accounts: null }, 'malformed'],
    ['words for its list', { ...example.response, accounts: 'ไม่มี' }, 'malformed'],
  ])('[ERR-02][ERR-03][WEB-07] that has %s is a failure', (_, answer, kind) => {
    expect(refusalOf(deposits, answer as Record<string, unknown>)).toBe(kind);
  });

  test.each([
    ['a code of success', { ...example.response, rc_code: 1 }],
    ['errors that are none', { ...example.response, errors: [], error: '' }],
    ['an empty list', { ...example.response, accounts: [] }],
    ['a wrong field', { ...example.response, sum_balance: 7 }],
  ])('that has %s is none', (_, answer) => {
    expect(refusalOf(deposits, answer)).toBeUndefined();
  });

  test('is left to the caller where it is a result code', () => {
    const refused = { rc_code: '0', rc_des: 'ปิดรับคำขอ' };
    expect(refusalOf(endpoints.memberRequestpromoneyCreate, refused)).toBeUndefined();
    const noRound = { code: '0', massage: 'ไม่อยู่ในรอบ', status: false };
    expect(refusalOf(endpoints.memberConfirmDataShow, noRound)).toBeUndefined();
  });
});

describe('of what the contract promises', () => {
  const response = z.strictObject({
    rows: z.array(z.string()),
    more: z.optional(z.array(z.string())),
  });
  const plain = z.strictObject({ name: z.string(), no: z.string(), day: z.optional(z.string()) });
  const optional = z.strictObject({ name: z.optional(z.string()) });

  test.each<[string, z.ZodMiniObject, object, string | undefined]>([
    ['an optional list may be missing', response, { rows: [] }, undefined],
    ['a promised one may not', response, { more: [] }, 'malformed'],
    ['something has to be there', plain, { other: 1 }, 'malformed'],
    ['one field is enough', plain, { no: '1' }, undefined],
    ['what is optional is no part of it', plain, { day: '2026-11-20' }, 'malformed'],
    ['nothing need be where nothing is promised', optional, {}, undefined],
  ])('%s', (_, schema, answer, kind) => {
    expect(refusalOf({ response: schema }, answer as Record<string, unknown>)).toBe(kind);
  });

  test('an attempt may lack all of it', () => {
    expect(refusalOf({ response, isAttempt: true }, {})).toBeUndefined();
    expect(refusalOf({ response, isAttempt: true }, { error: 'ปิด' })).toBe('refused');
  });
});

test.each([
  [{ code: '0' }, undefined],
  [{ code: 0, error: 'ไม่อยู่ในรอบ' }, undefined],
  [{ status: false, error: 'ไม่อยู่ในรอบ' }, undefined],
  [{ code: '1', status: true, error: 'ไม่อยู่ในรอบ' }, 'refused'],
])('the round of confirmation refuses in its own words: %j', (answer, kind) => {
  const round = { response: z.object({ massage: z.string() }) };
  expect(refusalOf(round, answer)).toBe(kind);
});

test('an error that is no text is one, too', () => {
  expect(refusalOf(deposits, { ...example.response, error: true })).toBe('refused');
});

test('a refusal speaks with its errors, else with the sentence of its code', () => {
  const errors = ['ปิดปรับปรุง'];
  const rc_des = 'ไม่สำเร็จ';
  expect(spoken({ rc_code: '0', errors, rc_des })).toEqual({ rc_code: '0', errors, rc_des });
  expect(spoken({ rc_code: '0', rc_des })).toMatchObject({ error: rc_des });
});
