import { across, asListed } from './across-checks.ts';
import type { LawAcross } from './law.ts';

const DASHBOARD = 'membergroupDashboardShow';
const PAPERS = [
  'membergroupKeeprepShow',
  'membergroupDeliveryBookShow',
  'membergroupSummarizeRepShow',
  'membergroupDeductResultShow',
] as const;

/** Laws between the papers of one agency's month. */
export const agencyLawsAcross: LawAcross[] = PAPERS.map((key) =>
  across(
    [key, DASHBOARD],
    `${key.replace(/^membergroup|Show$/g, '')}-is-period`,
    'every paper of a month tells the same bill',
    asListed(key, '', DASHBOARD, 'periods.*', 'recv_period', 'billed_amount', 'due_date', 'status'),
  ),
);
