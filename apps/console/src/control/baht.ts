import { formatSatang, parseBaht, toWire } from '@coop/format/money';

/** Formats an amount of the wire. */
export function baht(wire: string): string {
  return formatSatang(parseBaht(wire));
}

/** Formats an amount of the wire with its unit. */
export const inBaht = (wire: string): string => `${baht(wire)} บาท`;

/** Converts typed text to an amount of the wire; anything else stays as it is. */
export function wireOf(typed: string): string {
  const satang = parseBaht(typed);
  return satang === null ? typed.trim() : toWire(satang);
}

/** A column of a table with an amount of the wire. */
export const amountColumn = <Key extends string>(key: Key, header: string) => ({
  key,
  header,
  align: 'end' as const,
  cell: (row: Readonly<Record<Key, string>>) => baht(row[key]),
});
