import { START_DAYS } from '@coop/cooperative/testing/days';
import { parseBaht, toWire } from '@coop/format/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WireError } from '../../call/wire-error.ts';
import { handlers } from '../../handlers.ts';
import { memberCall, worldOn } from '../../testing/worlds.ts';
import type { World } from '../../world/world.ts';

const satang = (wire: string | undefined) => parseBaht(wire) ?? Number.NaN;

let keys = 0;

/** Requests an emergency loan; returns the refused fields, none if it was accepted. */
async function ask(world: World, no: number, amountSatang: number): Promise<string[]> {
  keys += 1;
  try {
    await handlers.memberRequestpromoneyCreate({
      ...memberCall(world, no),
      body: {
        idempotency_key: `right-key-${keys}`,
        request_type: 'EMERGENCY_LOAN',
        ref_no: '01',
        amount: toWire(amountSatang),
        reason: '',
      },
    });
    return [];
  } catch (error) {
    if (error instanceof WireError) return Object.keys(error.body.errors ?? {});
    throw error;
  }
}

const anyone = fc.record({
  no: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 13, max: 12_000 })),
  start: fc.constantFrom(...START_DAYS),
});

test('[ABI-02] no right is negative, and all conditions are met exactly where there is one', async () => {
  const property = fc.asyncProperty(anyone, async ({ no, start }) => {
    const { rights } = await handlers.memberLoanRightList(memberCall(worldOn(start), no));
    for (const right of rights) {
      const mostSatang = satang(right.right_amount);
      expect(mostSatang).toBeGreaterThanOrEqual(0);
      expect(right.conditions.every(({ met }) => met)).toBe(mostSatang > 0);
      if (mostSatang > 0) expect(mostSatang).toBeGreaterThanOrEqual(satang(right.least_amount));
      for (const term of right.terms) {
        expect(satang(term.right_amount)).toBeLessThanOrEqual(Math.max(mostSatang, 0));
      }
    }
  });
  await fc.assert(property);
});

test('[ABI-02] the right is what a request is granted to the step, and one above is refused at its field', async () => {
  const property = fc.asyncProperty(anyone, async ({ no, start }) => {
    const world = worldOn(start);
    const { rights } = await handlers.memberLoanRightList(memberCall(world, no));
    const right = rights.find((other) => other.loantype_code === '01');
    const [mostSatang, leastSatang, step] = [
      right?.right_amount,
      right?.least_amount,
      right?.step_amount,
    ].map(satang) as [number, number, number];
    const isMet = right?.conditions.every(({ met }) => met) ?? false;
    const above = await ask(world, no, Math.max(mostSatang + step, leastSatang));
    expect(above.filter((field) => !['amount', 'ref_no'].includes(field))).toEqual([]);
    expect(above).toHaveLength(1);
    expect((await ask(world, no, leastSatang)).length === 0).toBe(isMet);
    if (!isMet) return;
    // A new one closes the one before, so that it waits until that is paid out.
    const after = await handlers.memberLoanRightList(memberCall(world, no));
    const left = after.rights.find((other) => other.loantype_code === '01');
    expect(satang(left?.right_amount)).toBe(0);
    expect(left?.conditions.filter(({ met }) => !met)).toMatchObject([
      { kind: 'no_request', wanted: '0', has: '1' },
    ]);
    expect(await ask(world, no, leastSatang)).toEqual(['amount']);
  });
  await fc.assert(property);
});
