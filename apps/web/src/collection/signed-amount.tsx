import { Amount } from '@coop/ui/amount';
import type { Baht } from '@coop/ui/sentence';

/** A signed amount without the colours of good and bad: more to pay is neither. */
export function SignedAmount({ satang }: { satang: number | null }) {
  return <Amount satang={satang} signed="plain" />;
}

/** The same in words, for a sentence. */
export const signedWords = (satang: number, baht: Baht): string =>
  `${satang > 0 ? 'เพิ่มขึ้น' : 'ลดลง'} ${baht(Math.abs(satang))}`;
