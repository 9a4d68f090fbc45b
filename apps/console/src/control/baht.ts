import { formatSatang, parseBaht, toWire } from '@coop/format/money';

/** An amount of the wire, to be read. */
export function baht(wire: string): string {
  return formatSatang(parseBaht(wire));
}

/** What was typed as the wire has it; what is no amount is sent as it is, and the mock says what is wrong with it. */
export function wireOf(typed: string): string {
  const satang = parseBaht(typed);
  return satang === null ? typed.trim() : toWire(satang);
}
