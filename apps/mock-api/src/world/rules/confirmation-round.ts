import { COOPERATIVE } from './cooperative.ts';

/** Days of a round in which members confirm their balances. */
export interface ConfirmationRound {
  /** Day at whose end the balances are taken. */
  readonly balancesOn: string;
  readonly sentOn: string;
  /** Last day for answers, at any hour: they are given online. */
  readonly closesOn: string;
}

/** Returns the round of a calendar year: one for every member, open until the year is over. */
export function confirmationRound(year: number): ConfirmationRound {
  const { balancesOn, sentOn, closesOn } = COOPERATIVE.confirmation;
  return {
    balancesOn: `${year - 1}-${balancesOn}`,
    sentOn: `${year}-${sentOn}`,
    closesOn: `${year}-${closesOn}`,
  };
}
