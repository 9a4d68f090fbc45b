import { COOPERATIVE } from './cooperative.ts';

/**
 * Returns the days of the round of a calendar year in which members confirm their balances: one for every member, open
 * until the year is over.
 */
export function confirmationRound(year: number) {
  const { balancesOn, sentOn, closesOn } = COOPERATIVE.confirmation;
  return {
    /** Day at whose end the balances are taken. */
    balancesOn: `${year - 1}-${balancesOn}`,
    sentOn: `${year}-${sentOn}`,
    /** Last day for answers, at any hour: they are given online. */
    closesOn: `${year}-${closesOn}`,
  };
}
