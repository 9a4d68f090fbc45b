import type { KnownByLaws } from '@coop/contracts/by-laws/by-laws-of';
import type { LoanOffer as Wire } from '@coop/contracts/member/ahead/loan-offer';
import { type LoanOffer, loanFigures } from '@coop/finance/loans/loan-offer';
import { parseBaht, parseRate } from '@coop/format/money';

/** More instalments than any contract has. */
const MOST_INSTALMENTS = 1_200;

/** Returns where a backend does not say how it counts the days of a year, an offer counts them as the by-laws do. */
export const countedBy = <Offered extends Wire | undefined>(
  offer: Offered,
  { loans }: Pick<KnownByLaws, 'loans'>,
): Offered => offer && { ...offer, day_count: offer.day_count ?? loans.day_count };

/** The terms of a contract as the rules of payment read them; undefined where a backend does not tell them. */
export function offerOf(wire: Wire | undefined): LoanOffer | undefined {
  if (!wire) return undefined;
  const closes = wire.closes.map((close) => parseBaht(close.payoff_amount) ?? Number.NaN);
  const closingSatang = closes.reduce((sum, satang) => sum + satang, 0);
  if (Number.isNaN(closingSatang)) return undefined;
  return {
    method: wire.payment_type === '0' ? 'equal_principal' : 'equal_total',
    rounding: { interest: wire.interest_rounding, instalment: wire.instalment_rounding },
    rates: wire.rates.map(({ from, int_rate }) => ({ from, rate: parseRate(int_rate) ?? -1 })),
    disbursedOn: wire.payout_date,
    firstDueOn: wire.first_due_date,
    dayCount: wire.day_count ?? 365,
    closingSatang,
  };
}

/** The figures of a contract of this sum and term; undefined where there are none. */
export function figuresOf(wire: Wire | undefined, satang: number | null, instalments: number) {
  const offer = offerOf(wire);
  if (!offer || !satang || satang < 0 || instalments > MOST_INSTALMENTS) return undefined;
  try {
    return loanFigures(offer, satang, instalments);
  } catch {
    // Terms of a backend that no contract can have.
    return undefined;
  }
}
