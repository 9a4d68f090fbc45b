import { describe, expect, it } from 'vitest';
import type { Check } from './check.ts';
import { CREDIT_CHECKS } from './credit-checks.ts';
import { DIVIDEND_CHECKS } from './dividend-checks.ts';
import { INTEREST_CHECKS } from './interest-checks.ts';
import { LOAN_CHECKS } from './loan-checks.ts';
import examples from './worked-examples.json' with { type: 'json' };

const CHECKS: Record<string, Check> = {
  ...LOAN_CHECKS,
  ...INTEREST_CHECKS,
  ...DIVIDEND_CHECKS,
  ...CREDIT_CHECKS,
};

// Identifiers belong to packages/format.
const arithmetic = examples.filter(({ kind }) => kind !== 'citizen_id_check_digit');

describe('worked examples', () => {
  it.each(arithmetic)('the rules reproduce $kind of $source', ({ kind, inputs, expected }) => {
    const prove = CHECKS[kind];
    if (prove === undefined) throw new Error(`no check for ${kind}`);
    prove(inputs, expected);
    expect.hasAssertions();
  });

  it('every check meets an example', () => {
    const kinds = new Set(arithmetic.map(({ kind }) => kind));
    expect(Object.keys(CHECKS).filter((kind) => !kinds.has(kind))).toEqual([]);
  });
});
