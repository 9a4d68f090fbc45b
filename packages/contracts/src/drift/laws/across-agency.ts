import { same } from './figures.ts';
import { type LawAcross, lawAcross, only } from './law.ts';

/** Laws between the papers of one agency's month. */
export const agencyLawsAcross: LawAcross[] = (
  [
    'membergroupKeeprepShow',
    'membergroupDeliveryBookShow',
    'membergroupSummarizeRepShow',
    'membergroupDeductResultShow',
  ] as const
).map((key) =>
  lawAcross(
    [key, 'membergroupDashboardShow'],
    `${key.replace(/^membergroup|Show$/g, '')}-is-period`,
    'every paper of a month tells the same bill',
    (told) =>
      (told[key] ?? []).flatMap((paper) => {
        const period = only(told, 'membergroupDashboardShow')?.periods.find(
          (one) => one.recv_period === paper.recv_period,
        );
        return [
          ...same('billed_amount', paper.billed_amount, period?.billed_amount),
          ...same('due_date', paper.due_date, period?.due_date),
          ...same('status', paper.status, period?.status),
        ];
      }),
  ),
);
