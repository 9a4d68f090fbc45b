import type { GroupDeductResult } from '@coop/contracts/membergroup/deduct-result';
import { paths } from '../../site/paths.ts';

/** Address of a page about a month. */
export const ofMonth = (
  page: 'keeprep' | 'deductResult' | 'deliveryBook',
  { recv_period }: { readonly recv_period: string },
) => `${paths.membergroup[page]}?period=${recv_period}`;

/** Returns which agency's month a call is about. */
export const monthIn = ({
  member_group_no,
  recv_period,
}: Pick<GroupDeductResult, 'member_group_no' | 'recv_period'>) => ({
  member_group_no,
  recv_period,
});
