import type { Loan } from '@coop/contracts/member/loan';
import { parseBaht } from '@coop/format/money';

type Billed = Pick<
  Loan,
  | 'arrear_payment'
  | 'arrear_periods'
  | 'payment_type'
  | 'period_payment'
  | 'principal_payment'
  | 'total_payment'
>;

/** Tells whether a contract's latest bill collects overdue instalments too: those of later on are in none yet. */
export function billsArrears(loan: Billed): boolean {
  const regular = parseBaht(loan.period_payment) ?? 0;
  const billed = loan.payment_type === '0' ? loan.principal_payment : loan.total_payment;
  return loan.arrear_periods > 0 && (parseBaht(billed) ?? 0) > regular;
}

interface Instalment {
  /** The contract's line in the latest bill; null where that has none. */
  readonly satang: number | null;
  /** Part of the same bill collects of earlier months; null where a backend does not say it apart. */
  readonly arrearSatang: number | null;
  /** Tells whether the two could not be separated, so that the first holds both. */
  readonly isWithArrears: boolean;
}

/** Returns what the latest bill asks of a contract, this month's instalment apart from what is overdue. */
export function instalmentOf(loan: Billed): Instalment {
  const total = parseBaht(loan.total_payment);
  const arrearSatang = parseBaht(loan.arrear_payment);
  if (total === null || total === 0) return { satang: null, arrearSatang, isWithArrears: false };
  if (arrearSatang === null) {
    return { satang: total, arrearSatang, isWithArrears: billsArrears(loan) };
  }
  return { satang: total - arrearSatang || null, arrearSatang, isWithArrears: false };
}
