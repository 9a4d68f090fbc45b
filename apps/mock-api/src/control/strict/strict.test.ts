import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { only } from './fields.ts';
import { sentenceOf } from './sentence.ts';

const Input = only({
  status: z.optional(z.int().check(z.minimum(100), z.maximum(599))),
  kind: z.optional(z.enum(['slow', 'dropped'])),
  name: z.string().check(z.maxLength(3)),
});

test.each([
  [{ name: 'a', stauts: 5 }, 'there is no field stauts; did you mean status?'],
  [{ name: 'a', x: 1, y: 2 }, 'there is no field x, y; there are status, kind, name'],
  [{}, 'name is missing'],
  [{ name: 5 }, 'name must be a text, not 5'],
  [{ name: 'long' }, 'name must have at most 3 characters, not "long"'],
  [{ name: 'a', status: 99 }, 'status must be at least 100, not 99'],
  [{ name: 'a', kind: 'slo' }, 'kind must be one of slow, dropped, not "slo"; did you mean slow?'],
  [{ status: 600 }, 'status must be at most 599, not 600; name is missing'],
  [undefined, 'the input is missing'],
])('of %j is said: %s', (input, sentence) => {
  const { error } = Input.safeParse(input);
  expect(sentenceOf(error?.issues ?? [], input)).toBe(sentence);
});
