import { queryClient } from '../../feed/query-client.ts';

/** Feeds that change with a recorded result or a transfer. */
const FOLLOWING = [
  'membergroupDeductResultShow',
  'membergroupDeliveryBookShow',
  'membergroupSummarizeRepShow',
  'membergroupKeeprepShow',
  'membergroupDashboardShow',
];

/** Asks again for what has changed. */
export function refreshMonth(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ queryKey: [key] }) => FOLLOWING.some((one) => one === key),
  });
}
