import type { MemberOverview } from '@coop/contracts/member/overview';
import { formatThaiDate, formatThaiMonthShort, recvPeriodOf } from '@coop/format/thai-date';
import { Link } from 'react-router';
import { paths } from '../../site/paths.ts';
import { text } from './text.ts';

const unbroken = (words: string) => words.replaceAll(' ', '\u00a0');

/** One quiet line in the last years of work, when a contract runs on beyond the salary. */
export function RetirementLine({ data: { outlives_retirement: one } }: { data: MemberOverview }) {
  if (!one || !isDay(one.retire_date) || !isDay(one.loan_end)) return null;
  const end = formatThaiMonthShort(recvPeriodOf(one.loan_end));
  return (
    <p>
      {text.outlives(unbroken(formatThaiDate(one.retire_date)), unbroken(end))}{' '}
      <Link to={paths.member.retirement}>{text.seeRetirement}</Link>
    </p>
  );
}

/** What a backend sent in its place would not be a day in words either. */
const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
