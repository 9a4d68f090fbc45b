import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checked } from './checked.ts';

const Body = z.strictObject({
  no: z.string('กรุณาระบุเลข'),
  list: z.optional(z.array(z.string()).check(z.maxLength(2, 'ยาวเกินไป'))),
});

const refusal = (errors: Record<string, string[]>) =>
  expect.objectContaining({ status: 422, body: expect.objectContaining({ errors }) });

test('what a schema takes is read by it; without one nothing is', () => {
  expect(checked(Body, { no: '1' })).toEqual({ no: '1' });
  expect(checked(z.strictObject({}), undefined)).toEqual({});
  expect(checked(undefined, { no: '1' })).toBeUndefined();
});

test.each([
  [undefined, { no: ['กรุณาระบุเลข'] }],
  [{ no: 1 }, { no: ['กรุณาระบุเลข'] }],
  [{ no: '1', list: ['a', 'b', 'c'] }, { list: ['ยาวเกินไป'] }],
  // An object that poses as a list throws within the check of its length.
  [{ no: 1, list: { length: { toString: 1 } } }, { list: ['ข้อมูลผิดประเภท'] }],
])('%j is refused by its fields: %j', (value, errors) => {
  expect(() => checked(Body, value)).toThrow(refusal(errors));
});
