import { BY_LAWS } from './by-laws.ts';

/**
 * Returns the days of the round of a calendar year in which members confirm their balances: one for every member, open
 * until the year is over.
 */
export function confirmationRound(year: number) {
  const { balances_on, sent_on, closes_on } = BY_LAWS.confirmation;
  return {
    /** Day at whose end the balances are taken. */
    balancesOn: `${year - 1}-${balances_on}`,
    sentOn: `${year}-${sent_on}`,
    /** Last day for answers, at any hour: they are given online. */
    closesOn: `${year}-${closes_on}`,
  };
}
