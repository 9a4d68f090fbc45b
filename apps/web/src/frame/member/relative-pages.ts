import { paths } from '../../site/paths.ts';

/** What a relative may open; the backend refuses everything else of the member area. */
const OPEN: readonly string[] = [
  paths.member.status,
  paths.member.share,
  paths.member.loan,
  '/member/loan_statement',
  '/member/loan-plan',
  paths.member.deposit,
  '/member/dep_statement',
  paths.member.kep,
  paths.member.kepcrem,
  paths.member.dividend,
  paths.member.calendar,
];

/** Whether a page of the member area is open to a relative. */
export function isOpenToRelative(pathname: string): boolean {
  return OPEN.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}
