import { formatCount } from '@coop/format/money';

/** Months in words: 70 → 5 ปี 10 เดือน. */
export function monthsInWords(months: number): string {
  const years = Math.trunc(months / 12);
  const rest = months % 12;
  const parts = [
    ...(years > 0 ? [`${formatCount(years)} ปี`] : []),
    ...(rest > 0 || years === 0 ? [`${formatCount(rest)} เดือน`] : []),
  ];
  return parts.join(' ').replaceAll(' ', '\u00a0');
}
