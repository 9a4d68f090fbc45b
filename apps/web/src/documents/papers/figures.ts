import { bahtText } from '@coop/format/baht-text';
import { formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { HIDDEN_AMOUNT } from '@coop/ui/hide-amounts';
import type { Making } from '../export/export-file.ts';

/** Writes the amounts of a paper whose reader may keep them hidden. */
export function figuresOf({ hidesAmounts = false }: Making) {
  const satang = (amount: number | null) =>
    hidesAmounts && amount !== null ? HIDDEN_AMOUNT : formatSatang(amount);
  return {
    satang,
    baht: (amount: string) => satang(parseBaht(amount)),
    sum: (amounts: readonly string[]) => satang(sumSatang(amounts.map(parseBaht))),
    /** After a label, in brackets; nothing where it is hidden. */
    inWords: (amount: number | null) =>
      amount === null || hidesAmounts ? '' : ` (${bahtText(amount)})`,
  };
}

export type Figures = ReturnType<typeof figuresOf>;
