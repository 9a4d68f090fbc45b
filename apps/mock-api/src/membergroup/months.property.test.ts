import { DEDUCT_REASONS } from '@coop/contracts/membergroup/deduct-limits';
import { sumOwed } from '@coop/cooperative/money/arrears';
import { type Agency, agencyAt } from '@coop/cooperative/people/agency';
import { toWire } from '@coop/format/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handlers } from '../handlers.ts';
import { billingComplaints, groupCall } from '../testing/identities/billing.ts';
import { closingComplaints } from '../testing/identities/closing.ts';
import { complaints } from '../testing/identities/complaints.ts';
import { ledgerComplaints } from '../testing/identities/ledger.ts';
import { moveTo, satangOf, sum, worldOn } from '../testing/worlds.ts';
import type { World } from '../world/world.ts';

/** An agency's action in a month: none, or a record with some members short; thousandths of their bills. */
const anyMonth = fc.option(
  fc.array(
    fc.record({
      at: fc.nat({ max: 50 }),
      part: fc.integer({ min: 0, max: 999 }),
      reason: fc.constantFrom(...DEDUCT_REASONS),
    }),
    { maxLength: 6 },
  ),
);

const anyYear = fc.record({
  index: fc.integer({ min: 3, max: 40 }),
  months: fc.array(anyMonth, { minLength: 2, maxLength: 4 }),
});

type Shorts = Exclude<typeof anyMonth extends fc.Arbitrary<infer T> ? T : never, null>;

async function recordMonth(world: World, agency: Agency, shorts: Shorts): Promise<void> {
  const call = groupCall(world, agency.no);
  const body = { member_group_no: agency.no };
  const { lines, recv_period, version } = await handlers.membergroupDeductResultShow({
    ...call,
    body,
  });
  const answers = lines.map(({ membership_no, billed_amount }, index) => {
    const short = shorts.find((other) => other.at % lines.length === index);
    const billed = satangOf(billed_amount);
    const satang = short ? Math.floor((billed * short.part) / 1_000) : billed;
    const reason = short && satang < billed ? short.reason : ('' as const);
    return { membership_no, deducted_amount: toWire(satang), reason };
  });
  const record = { ...body, recv_period, version, lines: answers };
  const saved = await handlers.membergroupDeductResultCreate({ ...call, body: record });
  expect(saved.rc_code).toBe('1');
}

/** Checks that each outstanding baht of the agency's members is in exactly one month of its first page. */
async function outstandingComplaints(world: World, agency: Agency): Promise<string[]> {
  const check = complaints(`outstanding of ${agency.no} on ${world.view().asOf}`);
  const { periods } = await handlers.membergroupDashboardShow(groupCall(world, agency.no));
  const statedSatang = sum(periods.map((period) => satangOf(period.outstanding_amount)));
  const billing = await world.billing(agency);
  // Months that a former member pays alone are no longer the agency's.
  const isBilled = (keps: readonly unknown[], month: number) => {
    const back = billing.lastMonth - month;
    return back < periods.length && keps[back] !== undefined;
  };
  const owed = billing.members.flatMap(({ carried, keps }) =>
    carried.filter((arrear) => isBilled(keps, arrear.month)),
  );
  check.same('Σ of the months', statedSatang, sumOwed(owed));
  const all = Array.from({ length: agency.to - agency.from + 1 }, (_, i) =>
    world.records(agency.from + i),
  );
  return [...check.found, ...ledgerComplaints(all)];
}

test('[LED-01][LED-03][LED-18][GRP-06] whatever an agency records, month after month, billed = received + carried, for each and for all', async () => {
  const property = fc.asyncProperty(anyYear, async ({ index, months }) => {
    const world = worldOn('2026-03-16', 12_000);
    const agency = agencyAt(index, 12_000);
    for (const [index, shorts] of months.entries()) {
      moveTo(world, `2026-${String(3 + index).padStart(2, '0')}-20`);
      if (shorts) await recordMonth(world, agency, shorts);
      expect(await billingComplaints(world, agency, 0)).toEqual([]);
      moveTo(world, `2026-${String(4 + index).padStart(2, '0')}-02`);
      expect([
        ...(await billingComplaints(world, agency, 0, 1)),
        ...(await outstandingComplaints(world, agency)),
      ]).toEqual([]);
    }
    expect(await closingComplaints(world, agency)).toEqual([]);
  });
  // A run derives some hundred members several times.
  const runs = (fc.readConfigureGlobal().numRuns ?? 25) / 25;
  await fc.assert(property, { numRuns: Math.ceil(runs) });
});
