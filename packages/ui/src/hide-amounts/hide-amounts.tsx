import { createContext, type ReactNode, useContext } from 'react';

const HideAmounts = createContext(false);

/** The member's eye switch: hides every Amount below it, and leaves charts their shape only. */
export function HideAmountsProvider(props: { hidden: boolean; children: ReactNode }) {
  return <HideAmounts value={props.hidden}>{props.children}</HideAmounts>;
}

export function useAmountsHidden(): boolean {
  return useContext(HideAmounts);
}

export const HIDDEN_AMOUNT = '••••••';
/** The same for who listens. */
export const HIDDEN_WORDS = 'ซ่อนจำนวนเงินอยู่';
