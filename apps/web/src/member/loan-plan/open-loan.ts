import type { LoanStatement } from '@coop/contracts/member/loan';
import { isDay } from '@coop/finance/calendar';
import type { OpenLoan } from '@coop/finance/loans/open-loan';
import { remainingPlan } from '@coop/finance/loans/repayment-plan';
import type { DayCount } from '@coop/finance/rates';
import { parseBaht, parseRate } from '@coop/format/money';

/** More instalments than any contract has. */
const MOST_INSTALMENTS = 1_200;

export interface Basis {
  readonly loan: OpenLoan;
  readonly today: string;
  readonly lastDueOn: string;
}

function read({ contract, outlook }: LoanStatement, dayCount: DayCount): OpenLoan | undefined {
  if (!outlook || contract.period_payamt > MOST_INSTALMENTS) return undefined;
  const { next_due_date, counted_to, today } = outlook;
  if (![next_due_date, counted_to, today].every(isDay) || today < counted_to) return undefined;
  const satang = {
    balanceSatang: parseBaht(contract.principal_balance),
    accruedSatang: parseBaht(outlook.accrued_interest),
    overduePrincipalSatang: parseBaht(outlook.principal_arrear),
    overdueInterestSatang: parseBaht(contract.interest_arrear),
    instalmentSatang: parseBaht(contract.period_payment),
  };
  if (Object.values(satang).includes(null)) return undefined;
  return {
    ...(satang as Record<keyof typeof satang, number>),
    method: contract.payment_type === '0' ? 'equal_principal' : 'equal_total',
    rounding: { interest: outlook.interest_rounding, instalment: outlook.instalment_rounding },
    rates: outlook.rates.map(({ from, int_rate }) => ({ from, rate: parseRate(int_rate) ?? -1 })),
    dayCount,
    countedTo: counted_to,
    instalments: contract.period_payamt,
    billed: outlook.billed_periods,
    nextDueOn: next_due_date,
  };
}

/** The contract as the rules of payment read it; undefined where the answer does not make one. */
export function basisOf(statement: LoanStatement, dayCount: DayCount): Basis | undefined {
  try {
    const loan = read(statement, dayCount);
    const lastDueOn = loan && remainingPlan(loan).at(-1)?.dueOn;
    if (!loan || !lastDueOn || !statement.outlook) return undefined;
    return { loan, lastDueOn, today: statement.outlook.today };
  } catch {
    // Figures of a backend that no contract can have.
    return undefined;
  }
}
