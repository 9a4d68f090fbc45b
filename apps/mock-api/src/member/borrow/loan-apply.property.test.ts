import { guaranteedAmounts } from '@coop/finance/guarantor-share';
import { parseBaht, toWire } from '@coop/format/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WireError } from '../../call/wire-error.ts';
import { handlers } from '../../handlers.ts';
import { guaranteeComplaints } from '../../testing/identities/coll.ts';
import { depositComplaints } from '../../testing/identities/deposits.ts';
import { kepComplaints } from '../../testing/identities/kep.ts';
import { ledgerComplaints } from '../../testing/identities/ledger.ts';
import { loanComplaints } from '../../testing/identities/loans.ts';
import { shareComplaints } from '../../testing/identities/shares.ts';
import { timeComplaints } from '../../testing/identities/time.ts';
import { memberCall, START_DAYS, worldOn } from '../../testing/worlds.ts';
import { guarantorsWanted } from '../../world/guarantee/guarantor-rules.ts';
import type { Records } from '../../world/money/records.ts';
import { membershipNoOf } from '../../world/people/member.ts';
import { mayGuaranteeFor } from '../../world/requests/guarantees.ts';
import { LOAN_PRODUCTS } from '../../world/rules/products.ts';
import type { World } from '../../world/world.ts';

const DAY = 86_400_000;
const satang = (wire: string | undefined) => parseBaht(wire) ?? Number.NaN;
const FILE = {
  name: 'สลิป.png',
  data: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
};

let keys = 0;

interface Wanted {
  readonly code: string;
  readonly satang: number;
  readonly instalments: number;
  readonly guarantors: readonly number[];
}

/** Applies for a loan; returns the refused fields, or the number of the application. */
async function ask(world: World, no: number, wanted: Wanted): Promise<string[] | string> {
  keys += 1;
  const { products } = await handlers.memberLoanApplyList(memberCall(world, no));
  const papers = products.find((one) => one.loantype_code === wanted.code)?.papers ?? [];
  try {
    const answer = await handlers.memberLoanApplyCreate({
      ...memberCall(world, no),
      body: {
        idempotency_key: `apply-key-${keys}`,
        loantype_code: wanted.code,
        purpose: 'ซ่อมบ้าน',
        amount: toWire(wanted.satang),
        period_payamt: wanted.instalments,
        guarantors: wanted.guarantors.map(membershipNoOf),
        files: papers.map(({ paper_code }) => ({ paper_code, ...FILE })),
      },
    });
    return answer.application_no ?? '';
  } catch (error) {
    if (error instanceof WireError) return Object.keys(error.body.errors ?? {});
    throw error;
  }
}

/** Finds members who may guarantee their parts of an amount. */
function findGuarantors(world: World, no: number, count: number, amount: number): number[] {
  const [most = 0] = guaranteedAmounts(amount, count);
  const found: number[] = [];
  for (let one = no + 1; found.length < count && one < no + 400; one += 1) {
    if (mayGuaranteeFor(world, no, one, most)) found.push(one);
  }
  return found;
}

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

/** Makes an application within the right, with guarantors; undefined without a right or guarantors. */
async function wishOf(world: World, no: number, code: string, part: number) {
  const { rights } = await handlers.memberLoanRightList(memberCall(world, no));
  const right = rights.find((one) => one.loantype_code === code);
  const most = satang(right?.right_amount);
  const term = right?.terms.findLast((one) => satang(one.right_amount) === most);
  if (!right || !term || most === 0) return { right, wish: undefined };
  const [least, step] = [satang(right.least_amount), satang(right.step_amount)];
  const amount = least + Math.floor(((most - least) * part) / 1_000 / step) * step;
  const product = Object.values(LOAN_PRODUCTS).find((one) => one.code === code);
  const count = product ? guarantorsWanted(product, amount) : 0;
  const guarantors = findGuarantors(world, no, count, amount);
  const wish = { code, satang: amount, instalments: term.period_payamt, guarantors };
  return { right, wish: guarantors.length === count ? wish : undefined };
}

test('[ABI-08] a request within the right is accepted, paid out once all consent, and every law still holds', async () => {
  let paid = 0;
  const property = fc.asyncProperty(anyWish, async ({ no, start, code, part, waits }) => {
    const world = worldOn(start);
    const { right, wish } = await wishOf(world, no, code, part);
    if (!wish || !right) return;
    const step = satang(right.step_amount);
    const above = { ...wish, satang: satang(right.right_amount) + step };
    expect(await ask(world, no, above)).toEqual(['amount']);
    const application_no = String(await ask(world, no, wish));
    expect(application_no).toMatch(/^L25\d\d-/);
    // Only one application at a time.
    expect(await ask(world, no, wish)).toEqual(['loantype_code']);
    for (const guarantor of wish.guarantors) {
      const call = { ...memberCall(world, guarantor), body: { application_no, consents: true } };
      expect((await handlers.memberGuaranteeAskAnswer(call)).rc_code).toBe('1');
    }
    const people = [no, ...wish.guarantors];
    for (const days of [...waits, 30]) {
      const before = people.map((one) => world.records(one));
      world.clock.advance(days * DAY);
      const now = people.map((one) => world.records(one));
      const found = now.flatMap((records, i) => {
        const earlier = before[i];
        return [...complaintsOf(records), ...(earlier ? timeComplaints(earlier, records) : [])];
      });
      for (const one of people) found.push(...(await guaranteeComplaints(world, one)));
      expect(found).toEqual([]);
    }
    const { applications } = await handlers.memberLoanApplyList(memberCall(world, no));
    expect(applications[0]?.status).toBe('จ่ายเงินแล้ว');
    const { loans } = await handlers.memberLoanList(memberCall(world, no));
    const contract = loans.find((one) => one.loancontract_no === applications[0]?.loancontract_no);
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
    const right = rights.find((one) => one.loantype_code === code);
    const product = Object.values(LOAN_PRODUCTS).find((one) => one.code === code);
    if (!right || !product) throw new Error(`no right to ${code}`);
    const isMet = right.conditions.every(({ met }) => met);
    const amount = satang(right.least_amount);
    const instalments = right.terms.at(-1)?.period_payamt ?? product.terms[0];
    const guarantors = findGuarantors(world, no, guarantorsWanted(product, amount), amount);
    const answer = await ask(world, no, { code, satang: amount, instalments, guarantors });
    if (!isMet) expect(answer).toEqual(['loantype_code']);
    else expect([answer].flat()).not.toContain('loantype_code');
    if (isMet && guarantors.length === guarantorsWanted(product, amount)) {
      expect(typeof answer).toBe('string');
    }
  });
  await fc.assert(property, { numRuns: 20 });
});
