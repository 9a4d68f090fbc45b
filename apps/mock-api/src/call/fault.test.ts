import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { TakenFault } from '../world/simulation/faults.ts';
import { dribble, malform, spoil } from './fault.ts';

const fault = (parts: Partial<TakenFault>): TakenFault => ({
  endpoint: '*',
  id: 'f1',
  waitMs: 0,
  lifted: new AbortController().signal,
  ...parts,
});
const ANSWER = {
  name: 'สมชาย',
  owner: { no: 7 },
  rows: [
    { on: '2026-11-20', amount: 1 },
    { on: '2026-11-21', amount: 2 },
  ],
  nothing: null,
};

test.each([
  ['name', { ...ANSWER, name: undefined }],
  ['owner.no', { ...ANSWER, owner: {} }],
  ['rows.1.on', { ...ANSWER, rows: [ANSWER.rows[0], { amount: 2 }] }],
  ['rows.*.on', { ...ANSWER, rows: [{ amount: 1 }, { amount: 2 }] }],
  ['rows.7.on', ANSWER],
  ['other', ANSWER],
  ['other.no', ANSWER],
  ['name.no', ANSWER],
  ['nothing.no', ANSWER],
])('an answer without %s lacks it and nothing else', (missing, expected) => {
  const before = structuredClone(ANSWER);
  expect(spoil(fault({ missing }), ANSWER)).toEqual(expected);
  expect(ANSWER).toEqual(before);
});

test('a field that is not there stays away', () => {
  expect(spoil(fault({ wrongType: 'other' }), ANSWER)).not.toHaveProperty('other');
  expect(spoil(fault({ missing: 'name' }), ANSWER)).not.toHaveProperty('name');
});

test('a field of another type: a text becomes an object, anything else a text', () => {
  expect(spoil(fault({ wrongType: 'name' }), ANSWER)).toEqual({ ...ANSWER, name: { is: 'สมชาย' } });
  expect(spoil(fault({ wrongType: 'rows' }), ANSWER)).toEqual({ ...ANSWER, rows: 'ไม่ใช่ชนิดนี้' });
  expect(spoil(fault({ missing: 'name', wrongType: 'owner.no' }), ANSWER)).toEqual({
    ...ANSWER,
    name: undefined,
    owner: { no: 'ไม่ใช่ชนิดนี้' },
  });
  expect(spoil(fault({}), ANSWER)).toBe(ANSWER);
});

test('half an answer is no JSON', () => {
  expect(malform('{"a":1}')).toBe('{"a""');
  expect(() => JSON.parse(malform('[]'))).toThrow(SyntaxError);
});

test('an answer in pieces is the same answer, in twenty at most', async () => {
  const payload = 'สวัสดี'.repeat(50);
  const pieces: Buffer[] = [];
  for await (const piece of dribble(fault({ dribbleMs: 0 }), payload)) pieces.push(piece);
  expect(Buffer.concat(pieces).toString()).toBe(payload);
  expect(pieces).toHaveLength(20);
  expect(await text(dribble(fault({}), 'ab'))).toBe('ab');
  expect(await text(dribble(fault({}), ''))).toBe('');
});

test('a fault that is lifted holds up no more', async () => {
  const lift = new AbortController();
  const slow = text(dribble(fault({ dribbleMs: 3_600_000, lifted: lift.signal }), 'ab'));
  lift.abort();
  expect(await slow).toBe('ab');
});
