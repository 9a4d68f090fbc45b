import type { Loan } from '@coop/contracts/member/loan';
import { parseBaht } from '@coop/format/money';

type Billed = Pick<
  Loan,
  'arrear_periods' | 'payment_type' | 'period_payment' | 'principal_payment' | 'total_payment'
>;

/** Whether a contract's latest bill collects overdue instalments too: those of later on are in none yet. */
export function billsArrears(loan: Billed): boolean {
  const regular = parseBaht(loan.period_payment) ?? 0;
  const billed = loan.payment_type === '0' ? loan.principal_payment : loan.total_payment;
  return loan.arrear_periods > 0 && (parseBaht(billed) ?? 0) > regular;
}
