import { formatSatang } from '@coop/format/money';
import { countParts, joinFigures } from '@coop/format/whole';
import { HIDDEN_AMOUNT, HIDDEN_WORDS, useAmountsHidden } from '../hide-amounts/hide-amounts.tsx';
import { Parts } from '../whole/whole.tsx';

export type Baht = (satang: number | null) => string;

/** Returns what writes an amount without its unit; dots while amounts are hidden. */
export function useFigure(): Baht {
  const hidden = useAmountsHidden();
  return (satang) => (hidden && satang !== null ? HIDDEN_AMOUNT : formatSatang(satang).trim());
}

/** Returns what writes an amount with its unit into a sentence; dots while amounts are hidden. */
export function useBaht(): Baht {
  const figure = useFigure();
  return (satang) => `${figure(satang)}\u00a0บาท`;
}

/** Returns a sentence as it is heard: words for hidden amounts, without the unit. */
export const heard = (sentence: string) =>
  sentence
    .replaceAll(`${HIDDEN_AMOUNT}\u00a0บาท`, HIDDEN_WORDS)
    .replaceAll(HIDDEN_AMOUNT, HIDDEN_WORDS);

/**
 * A sentence with figures. It is one text to the ear, because each element inside would be a stop of its own to a screen
 * reader; the eye alone sees one in which hidden amounts are dots or counts are elements.
 */
export function Sentence({ children }: { children: string | ((baht: Baht) => string) }) {
  const baht = useBaht();
  const sentence = joinFigures(typeof children === 'string' ? children : children(baht));
  // The key takes an old sentence away with what a page translator has made of it.
  return (
    <span key={sentence}>
      <Parts parts={countParts(sentence)} heard={heard(sentence)} />
    </span>
  );
}
