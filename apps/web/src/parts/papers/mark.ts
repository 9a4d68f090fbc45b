import type { Verification } from '@coop/contracts/entry/verification';
import { readPaperCode } from '@coop/contracts/info/paper-code';
import { parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import { paths } from '../../site/paths.ts';

/** What stands on a paper so that anyone can check it. */
export interface Mark {
  /** What its QR code says. */
  readonly content: string;
  /** Where number and check are typed. */
  readonly address: string;
  readonly number: string;
  readonly check: string;
  /** The day that the code names, in words; empty where it names none. */
  readonly day: string;
  /** The amount that the code names; null where it names none. */
  readonly satang: number | null;
}

/** The mark of a paper, the same on the page, in print and in a file; none where the backend signs none. */
export function markOf(verification: Verification | undefined, origin: string): Mark | undefined {
  if (!verification?.code) return undefined;
  const { number, code, check } = verification;
  const { date, amount = '' } = readPaperCode(code)?.fields ?? {};
  const address = `${origin}${paths.verify}`;
  const day = date ? formatThaiDate(date, 'long') : '';
  return {
    content: `${address}#${code}`,
    address,
    number,
    check,
    day,
    satang: (day && parseBaht(amount)) || null,
  };
}
