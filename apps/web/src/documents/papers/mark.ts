import type { Verification } from '@coop/contracts/entry/verification';
import { readPaperCode } from '@coop/contracts/info/paper-code';
import { formatSatang, parseBaht } from '@coop/format/money';
import { formatThaiDate } from '@coop/format/thai-date';
import type { Mark } from '@coop/papers/mark';
import { paths } from '../../site/paths.ts';

/** The mark of a paper, the same on the page, in print and in a file; none where the backend signs none. */
export function markOf(
  verification: Verification | undefined,
  origin: string,
  isHidden = false,
): Mark | undefined {
  if (!verification?.code) return undefined;
  const { number, code, check } = verification;
  const { date, amount = '' } = readPaperCode(code)?.fields ?? {};
  const address = `${origin}${paths.verify}`;
  const day = date ? formatThaiDate(date, 'long') : '';
  const satang = (day && !isHidden && parseBaht(amount)) || null;
  return {
    content: `${address}#${code}`,
    address,
    number,
    check,
    facts: [
      ['เลขที่เอกสาร', number],
      ...(check ? [['รหัสตรวจสอบ', check] as const] : []),
      ...(day ? [['วันที่', day] as const] : []),
      ...(satang ? [['จำนวนเงิน', `${formatSatang(satang)} บาท`] as const] : []),
    ],
  };
}
