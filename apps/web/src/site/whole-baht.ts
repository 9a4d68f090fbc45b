import { formatSatang, parseBaht } from '@coop/format/money';

/** Returns `3,000,000 บาท`, of baht as on the wire. */
export const wholeBaht = (baht: string): string =>
  `${formatSatang(parseBaht(baht)).replace(/\.00$/, '')}\u00a0บาท`;
