/** What a relative may open of the member area; the backend refuses everything else. */
const OPEN: readonly string[] = [
  'status',
  'share',
  'loan',
  'loan_statement',
  'loan-plan',
  'deposit',
  'dep_statement',
  'kep',
  'kepcrem',
  'dividend',
  'calendar',
];

const AREA = '/member/';

/** Whether a page is open to a relative; those outside the member area are. */
export function isOpenToRelative(pathname: string): boolean {
  if (!pathname.startsWith(AREA)) return true;
  const [page = ''] = pathname.slice(AREA.length).split('/', 1);
  return OPEN.includes(page);
}
