import { formatSatang, parseBaht } from '@coop/format/money';

/** An amount as it is searched for: with commas as on the page, and as it is typed without. */
export function amountWords(baht: string): string {
  return `${baht} ${formatSatang(parseBaht(baht))}`;
}
