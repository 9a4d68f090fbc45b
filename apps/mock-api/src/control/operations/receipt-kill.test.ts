import { expect, test } from 'vitest';
import { morningOf } from '../../testing/worlds.ts';
import { payerOf } from '../../world/desk/receipt-book.ts';
import type { Fact, FactStore } from '../../world/state/overlay.ts';
import { createWorlds, DEFAULT_WORLD } from '../../world/worlds.ts';
import { takePayment } from './cashier.ts';

/** Keeps this many facts, then behaves as if killed. */
function storeOf(facts: Fact[], mostFacts: number): FactStore {
  return {
    load: () => [...facts],
    append(_, fact) {
      if (facts.length >= mostFacts) throw new Error('killed');
      facts.push(fact);
    },
    replace: () => undefined,
  };
}

/** Starts a process on the stored facts, whose cashier takes two payments if it lives long enough. */
function takeTwo(facts: Fact[], mostFacts = Number.POSITIVE_INFINITY) {
  const now = () => morningOf('2026-11-20');
  const store = storeOf(facts, mostFacts);
  const world = createWorlds({ seed: 'demo', population: 12_000, now, store }).get(DEFAULT_WORLD);
  const payment = { world: DEFAULT_WORLD, member: '00003', keep: false } as const;
  try {
    for (const amount of ['1.00', '2.00']) {
      takePayment(world, { ...payment, amount, channel: 'counter' });
    }
  } catch (error) {
    if (!(error instanceof Error && error.message === 'killed')) throw error;
  }
  return world;
}

test.each([0, 1, 2, 3, 4])(
  '[LED-14] killed after %i writes, a book has neither gap nor number without its payment',
  (mostFacts) => {
    const facts: Fact[] = [];
    takeTwo(facts, mostFacts);
    const world = takeTwo(facts);
    const numbers = world.overlay.all('payment', '00003').map((fact) => fact.value.slipNo);
    const expected = numbers.map((_, index) => `ก691120-000${index + 1}`);
    expect(numbers.length).toBeGreaterThanOrEqual(2);
    expect(numbers).toEqual(expected);
    expect(expected.map((text) => payerOf(world, text))).toEqual(numbers.map(() => '00003'));
    expect(payerOf(world, `ก691120-000${numbers.length + 1}`)).toBeUndefined();
  },
);
