import type { ByLaws } from '@coop/contracts/by-laws/by-laws';
import type { HomeRates, ProductRate } from '@coop/contracts/info/topic';
import type { SiteConfig } from '@coop/contracts/site';

type Steps = readonly { readonly from: string; readonly rate: string }[];

/** A rate that held from a day on until the next one; the first has always held. */
export interface PastRate {
  readonly rate: string;
  readonly from: string | undefined;
}

export interface ProductHistory {
  readonly name: string;
  readonly rate: string;
  readonly since: string;
  /** Newest first, that of today too; empty where the by-laws do not tell. */
  readonly past: readonly PastRate[];
}

/** The steps up to a day, the newest first. */
function pastOf(steps: Steps, today: string): PastRate[] {
  const past = steps.filter(({ from }) => from <= today);
  return past
    .map(({ rate, from }, index) => ({ rate, from: index === 0 ? undefined : from }))
    .reverse();
}

/**
 * Joins today's rates, which the backend says, to their history, which the by-laws tell. By-laws that say another rate
 * for today tell no history.
 */
function joined(
  rates: readonly ProductRate[],
  laws: readonly { readonly name: string; readonly rates: Steps }[],
  today: string,
): ProductHistory[] {
  return rates
    .filter(({ rate }) => rate !== '')
    .map((rate) => {
      const past = pastOf(laws.find(({ name }) => name === rate.name)?.rates ?? [], today);
      return { ...rate, past: past[0]?.rate === rate.rate && past.length > 1 ? past : [] };
    });
}

/** Returns the rates of loans and deposits with their history. */
export function historyOf(
  rates: HomeRates,
  laws: { readonly loans: { readonly products: readonly LoanLaw[] } } & Pick<ByLaws, 'deposits'>,
  today: string,
) {
  return {
    loans: joined(rates.loans, laws.loans.products, today),
    deposits: joined(rates.deposits, laws.deposits.products, today),
  };
}

interface LoanLaw {
  readonly name: string;
  readonly rates: Steps;
}

export interface PaidYear {
  readonly year: number;
  readonly dividend: string;
  readonly refund: string;
}

/** Returns what general meetings have approved, the newest year first: the backend's last, and what the by-laws tell. */
export function paidYears({ dividend }: HomeRates, { by_laws }: SiteConfig): PaidYear[] {
  const { year, dividend_rate, refund_rate } = dividend;
  const last = { year, dividend: dividend_rate, refund: refund_rate };
  const before = (by_laws?.dividend?.history ?? []).filter((bylaw) => bylaw.year < year);
  return [last, ...before]
    .filter((bylaw) => Number.isFinite(bylaw.year) && bylaw.dividend !== '')
    .sort((a, b) => b.year - a.year);
}
