import { deriveGuarantees } from '../../apps/mock-api/src/world/guarantee/guarantees.ts';
import { isClosed } from '../../apps/mock-api/src/world/money/loans.ts';
import { deriveRecords } from '../../apps/mock-api/src/world/money/records.ts';
import { stateOn } from '../../apps/mock-api/src/world/people/ending.ts';

const DAY = '2026-11-19';
export const view = { seed: 'demo', population: 12_000, startedOn: '2026-11-20', asOf: DAY };

const baht = (satang: number) => satang / 100;

function guarantorsOf(no: number): number[] {
  const owed = new Set(
    deriveRecords(view, no)
      .contracts.filter((one) => !isClosed(one))
      .map(({ plan }) => `${plan.product}/${plan.disbursedOn}`),
  );
  return deriveGuarantees(view, no)
    .received.filter(({ plan }) => owed.has(`${plan.product}/${plan.disbursedOn}`))
    .map((one) => one.guarantors.length);
}

/** A member's figures for the page; amounts in baht, as numbers because they are only counted. */
export function personOf(no: number) {
  const { member, shares, loans, deposits, keps } = deriveRecords(view, no);
  const open = loans.filter((one) => !isClosed(one));
  const bill = [...keps.values()].at(-1);
  const regular = bill?.entries.filter((one) => !one.isArrears && one.group !== 'REFUND') ?? [];
  return {
    state: stateOn(member, DAY),
    kind: member.kind,
    position: member.position,
    maritalStatus: member.maritalStatus,
    age: Number(DAY.slice(0, 4)) - Number(member.birthDate.slice(0, 4)),
    salary: baht(member.salarySatang),
    shares: baht(shares.balanceSatang),
    monthlyShare: baht(shares.monthlySatang),
    debt: baht(open.reduce((sum, one) => sum + one.balanceSatang, 0)),
    /** Regular lines of the newest bill. */
    deducted: baht(regular.reduce((sum, one) => sum + one.amountSatang, 0)),
    loans: open.map(({ plan }) => ({
      product: plan.product,
      approved: baht(plan.principalSatang),
    })),
    instalmentsLeft: open.map((one) => one.plan.instalments - one.billed),
    /** Personal guarantors of each open contract that requires some. */
    guarantors: guarantorsOf(no),
    deposits: deposits.filter((one) => !one.closed).length,
    inCremation: member.inCremation,
  };
}

export type Person = ReturnType<typeof personOf>;
