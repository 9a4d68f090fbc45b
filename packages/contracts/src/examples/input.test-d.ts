import * as z from 'zod/mini';
import type { InputsOf } from './input.ts';

// Checked by tsc: each line marked @ts-expect-error must not compile.

const table = {
  named: { body: z.strictObject({ name: z.string() }) },
  free: { body: z.strictObject({ name: z.optional(z.string()) }) },
};
type Inputs = InputsOf<{ readonly [K in keyof typeof table]: (typeof table)[K] & Declared }>;
interface Declared {
  readonly method: 'POST';
  readonly path: '/a';
  readonly session: 'none';
  readonly changes: false;
  readonly titleTH: 'ก';
  readonly response: z.ZodMiniObject;
  readonly summary: 'x';
  readonly spec: '7';
  readonly source: 'assumed';
}

const right: Inputs = { named: { body: { name: 'ก' } } };

// @ts-expect-error a body with fields needs an input
const missing: Inputs = {};

const misspelt: Inputs = {
  // @ts-expect-error the input misspells the body's field
  named: { body: { nmae: 'x' } },
};

export const checked = [right, missing, misspelt];
