import { COOPERATIVE } from './cooperative.ts';

/** The days of a round in which members confirm their balances. */
export interface ConfirmationRound {
  /** The balances are those at the end of this day. */
  readonly balancesOn: string;
  readonly sentOn: string;
  /** Last day for answers, at any hour: they are given online. */
  readonly closesOn: string;
}

/** The round of a calendar year: one for every member, and open until the year is over. */
export function confirmationRound(year: number): ConfirmationRound {
  const { balancesOn, sentOn, closesOn } = COOPERATIVE.confirmation;
  return {
    balancesOn: `${year - 1}-${balancesOn}`,
    sentOn: `${year}-${sentOn}`,
    closesOn: `${year}-${closesOn}`,
  };
}
