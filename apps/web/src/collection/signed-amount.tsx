import { Amount } from '@coop/ui/amount';

/** A signed amount without the colours of good and bad: more to pay is neither. */
export function SignedAmount({ satang }: { satang: number | null }) {
  return <Amount satang={satang} signed="plain" />;
}
