import type { LoanOffer } from '@coop/contracts/member/ahead/loan-offer';
import { isClosed, type LoanContract, payoffToCome } from '@coop/cooperative/money/loans/loans';
import type { Records } from '@coop/cooperative/money/records';
import { DUE_DAY } from '@coop/cooperative/rules/due-day';
import { FIRST_DUE, LOAN_PRODUCTS, type LoanProductKey } from '@coop/cooperative/rules/products';
import { firstDueDate } from '@coop/finance/loans/schedule';
import { formatRate, toWire } from '@coop/format/money';

/** Returns what a contract that is paid out on a day takes to close an old one; 0 for one that stays. */
function setOffOn(contract: LoanContract, paidOn: string, asOf: string): number {
  if (paidOn > asOf) return isClosed(contract) ? 0 : payoffToCome(contract, paidOn);
  const row = contract.rows.find(({ item, on }) => item === 'set-off' && on === paidOn);
  return row ? row.principalSatang + row.interestSatang : 0;
}

/** Returns the terms of a contract of a product that is, or will be, paid out on a day, and what it closes. */
export function wireOffer(
  { loans, member, view }: Records,
  product: LoanProductKey,
  paidOn: string,
): LoanOffer {
  const { method, rates, rounding } = LOAN_PRODUCTS[product];
  const first = rates.findLastIndex(({ from }) => from <= paidOn);
  return {
    payout_date: paidOn,
    first_due_date: firstDueDate(paidOn, FIRST_DUE, DUE_DAY),
    ...(member.bankAccount !== '' && { paid_to: member.bankAccount }),
    payment_type: method === 'equal_principal' ? '0' : '1',
    rates: rates.slice(first).map(({ from, rate }) => ({ from, int_rate: formatRate(rate) })),
    interest_rounding: rounding.interest,
    instalment_rounding: rounding.instalment,
    closes: loans
      .filter(({ plan }) => plan.product === product)
      .map((loan) => ({ loan, satang: setOffOn(loan, paidOn, view.asOf) }))
      .filter(({ satang }) => satang > 0)
      .map(({ loan, satang }) => ({
        loancontract_no: loan.contractNo,
        payoff_amount: toWire(satang),
      })),
  };
}
