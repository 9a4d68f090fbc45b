import { formatSatang, parseBaht } from '@coop/format/money';

/** Searchable forms of an amount: with and without commas. */
export function amountWords(baht: string): string {
  return `${baht} ${formatSatang(parseBaht(baht))}`;
}
