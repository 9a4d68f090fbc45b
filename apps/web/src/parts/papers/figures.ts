import { bahtText } from '@coop/format/baht-text';
import { formatCount, formatRate, formatSatang, parseBaht, sumSatang } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { HIDDEN_AMOUNT } from '@coop/ui/hide-amounts';
import type { Making } from '../export/export-file.ts';
import type { ExportCell } from '../export/export-table.ts';

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

/** A cell of a file as a paper writes it; empty where there is no value. */
export function cellText(
  cell: ExportCell | undefined,
  { satang }: Pick<Figures, 'satang'>,
): string {
  if (!cell || cell.value === null || cell.value === '') return '';
  switch (cell.kind) {
    case 'text':
      return cell.value;
    case 'date':
      return formatThaiDate(cell.value);
    case 'count':
      return formatCount(cell.value);
    case 'rate':
      return formatRate(cell.value);
    case 'money':
      return satang(cell.value);
  }
}
