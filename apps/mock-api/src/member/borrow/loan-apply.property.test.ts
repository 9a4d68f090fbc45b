import { guarantorsWanted } from '@coop/cooperative/guarantee/guarantor-rules';
import type { Records } from '@coop/cooperative/money/records';
import { LOAN_PRODUCTS } from '@coop/cooperative/rules/products';
import { START_DAYS } from '@coop/cooperative/testing/days';
import { toWire } from '@coop/format/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { handlers } from '../../handlers.ts';
import {
  answerFor,
  apply,
  findGuarantors,
  satangOrNaN,
  wishOf,
} from '../../testing/actions/borrowing.ts';
import { guaranteeComplaints } from '../../testing/identities/coll.ts';
import { depositComplaints } from '../../testing/identities/deposits.ts';
import { kepComplaints } from '../../testing/identities/kep.ts';
import { ledgerComplaints } from '../../testing/identities/ledger.ts';
import { loanComplaints } from '../../testing/identities/loans.ts';
import { shareComplaints } from '../../testing/identities/shares.ts';
import { timeComplaints } from '../../testing/identities/time.ts';
import { memberCall, worldOn } from '../../testing/worlds.ts';

const DAY = 86_400_000;

function complaintsOf(records: Records): string[] {
  return [
    ...ledgerComplaints([records]),
    ...kepComplaints(records),
    ...shareComplaints(records),
    ...loanComplaints(records),
    ...depositComplaints(records),
  ];
}

const anyWish = fc.record({
  no: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 13, max: 11_000 })),
  start: fc.constantFrom(...START_DAYS),
  code: fc.constantFrom('02', '03', '04', '05'),
  part: fc.integer({ min: 0, max: 1_000 }),
  waits: fc.array(fc.integer({ min: 1, max: 45 }), { minLength: 2, maxLength: 4 }),
});

test('[ABI-08] a request within the right is accepted, paid out once all consent, and every law still holds', async () => {
  let paid = 0;
  const property = fc.asyncProperty(anyWish, async ({ no, start, code, part, waits }) => {
    const world = worldOn(start);
    const { right, wish } = await wishOf(world, no, code, part);
    if (!wish || !right) return;
    const step = satangOrNaN(right.step_amount);
    const above = { ...wish, satang: satangOrNaN(right.right_amount) + step };
    expect(await apply(world, no, above)).toEqual(['amount']);
    const application_no = String(await apply(world, no, wish));
    expect(application_no).toMatch(/^L25\d\d-/);
    // Only one application at a time.
    expect(await apply(world, no, wish)).toEqual(['loantype_code']);
    await answerFor(world, wish.guarantors, { application_no, consents: true });
    const people = [no, ...wish.guarantors];
    for (const days of [...waits, 30]) {
      const before = people.map((person) => world.records(person));
      world.clock.advance(days * DAY);
      const now = people.map((person) => world.records(person));
      const found = now.flatMap((records, i) => {
        const earlier = before[i];
        return [...complaintsOf(records), ...(earlier ? timeComplaints(earlier, records) : [])];
      });
      for (const person of people) found.push(...(await guaranteeComplaints(world, person)));
      expect(found).toEqual([]);
    }
    const { applications } = await handlers.memberLoanApplyList(memberCall(world, no));
    expect(applications[0]?.status).toBe('จ่ายเงินแล้ว');
    const { loans } = await handlers.memberLoanList(memberCall(world, no));
    const contract = loans.find(
      (loan) => loan.loancontract_no === applications[0]?.loancontract_no,
    );
    expect(contract?.loanapprove_amt).toBe(toWire(wish.satang));
    paid += 1;
  });
  await fc.assert(property, { numRuns: 8 });
  expect(paid).toBeGreaterThan(2);
});

test('[ABI-02] all conditions are met exactly where a request for the least amount is not refused at its kind', async () => {
  const property = fc.asyncProperty(anyWish, async ({ no, start, code }) => {
    const world = worldOn(start);
    const { rights } = await handlers.memberLoanRightList(memberCall(world, no));
    const right = rights.find((other) => other.loantype_code === code);
    const product = Object.values(LOAN_PRODUCTS).find((loanProduct) => loanProduct.code === code);
    if (!right || !product) throw new Error(`no right to ${code}`);
    const isMet = right.conditions.every(({ met }) => met);
    const amount = satangOrNaN(right.least_amount);
    const instalments = right.terms.at(-1)?.period_payamt ?? product.terms[0];
    const guarantors = findGuarantors(world, no, guarantorsWanted(product, amount), amount);
    const answer = await apply(world, no, { code, satang: amount, instalments, guarantors });
    if (!isMet) expect(answer).toEqual(['loantype_code']);
    else expect([answer].flat()).not.toContain('loantype_code');
    if (isMet && guarantors.length === guarantorsWanted(product, amount)) {
      expect(typeof answer).toBe('string');
    }
  });
  await fc.assert(property, { numRuns: 20 });
});
