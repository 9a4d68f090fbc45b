import { createContext, type ReactNode, useContext } from 'react';

const HideAmounts = createContext(false);

/** The member's eye switch: below it every Amount is dots, and a chart keeps its shape only. */
export function HideAmountsProvider({
  hidden,
  children,
}: {
  hidden: boolean;
  children: ReactNode;
}) {
  return <HideAmounts value={hidden}>{children}</HideAmounts>;
}

export function useAmountsHidden(): boolean {
  return useContext(HideAmounts);
}

/** What stands in the place of an amount. */
export const HIDDEN_AMOUNT = '••••••';
