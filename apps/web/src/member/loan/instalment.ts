import type { Loan } from '@coop/contracts/member/loan';
import { parseBaht } from '@coop/format/money';
import { billsArrears } from '../../parts/month/latest-bill.ts';

interface Instalment {
  /** The contract's line in the latest bill; null where that has none. */
  readonly satang: number | null;
  /** What the same bill collects of earlier months; null where a backend does not say it apart. */
  readonly arrearSatang: number | null;
  /** Whether the two could not be told apart, so that the first holds both. */
  readonly isWithArrears: boolean;
}

/** What the latest bill asks of a contract, this month's instalment apart from what is overdue. */
export function instalmentOf(loan: Loan): Instalment {
  const total = parseBaht(loan.total_payment);
  const arrearSatang = parseBaht(loan.arrear_payment);
  if (total === null || total === 0) return { satang: null, arrearSatang, isWithArrears: false };
  if (arrearSatang === null) {
    return { satang: total, arrearSatang, isWithArrears: billsArrears(loan) };
  }
  return { satang: total - arrearSatang || null, arrearSatang, isWithArrears: false };
}
