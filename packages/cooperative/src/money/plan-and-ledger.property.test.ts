import { monthIndex } from '@coop/finance/calendar';
import type { OpenLoan } from '@coop/finance/loans/open-loan';
import { planRepayment } from '@coop/finance/loans/repayment-plan';
import { expect, test } from 'vitest';
import { recordedFrom, viewOf } from '../testing/invented.ts';
import { isClosed, type LoanContract, nextDueOn } from './loans/loans.ts';
import { type MoneyFacts, NO_FACTS } from './money-facts.ts';
import { deriveRecords } from './records.ts';

/** Everything that is billed is received. */
const JUNE = monthIndex('2026-06-01');
const ALL = { satang: Number.MAX_SAFE_INTEGER, reason: '', months: 3 } as const;
const UNTIL = '2026-09-30';

/** A contract in whose months nothing was short, as the portal's planner reads it. */
function openLoanOf(contract: LoanContract): OpenLoan {
  return {
    ...contract.terms,
    ...contract,
    overduePrincipalSatang: 0,
    overdueInterestSatang: 0,
    nextDueOn: nextDueOn(contract),
  };
}

/** The payments on a contract after a day, one by one. */
const paidAfter = (contract: LoanContract | undefined, day: string) =>
  contract?.rows
    .filter(({ on }) => on > day)
    .map((row) => [row.on, row.principalSatang, row.interestSatang, row.balanceSatang]);

test.each([
  ['a due day', '2026-06-29', '2026-06-30'],
  ['a day before the bill is made', '2026-06-30', '2026-07-09'],
  ['a due day after the next one', '2026-06-15', '2026-07-31'],
])('what the planner says of money paid on %s is what the ledger does', (_, asOf, on) => {
  let compared = 0;
  for (let no = 101; no <= 160; no += 1) {
    const recorded = recordedFrom(JUNE, { ...ALL, no });
    const facts: MoneyFacts = { ...NO_FACTS, recorded, sinceMonth: JUNE };
    const { contracts } = deriveRecords(viewOf(asOf), no, facts);
    for (const contract of contracts.filter(
      (loanContract) => !isClosed(loanContract) && loanContract.arrears.length === 0,
    )) {
      const { contractNo } = contract;
      const satang = Math.ceil(contract.balanceSatang / 3);
      const plan = planRepayment(openLoanOf(contract), {
        on,
        amountSatang: satang,
        repeat: 'once',
        mode: 'keep_instalment',
      });
      // It is paid back before that day.
      if (!plan) continue;
      const movements = [{ kind: 'repay', on, contractNo, satang, closes: false }] as const;
      const later = deriveRecords(viewOf(UNTIL), no, { ...facts, movements }).contracts;
      const planned = plan.rows
        .filter(({ dueOn }) => dueOn <= UNTIL)
        .map((row) => [row.dueOn, row.principalSatang, row.interestSatang, row.balanceSatang]);
      expect([contractNo, planned]).toEqual([
        contractNo,
        paidAfter(
          later.find((loanContract) => loanContract.contractNo === contractNo),
          asOf,
        ),
      ]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(40);
});
