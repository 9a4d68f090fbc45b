import { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useFeed } from '../feed/feed.tsx';
import { useGroupSession } from '../session/session.ts';

/** Feeds of a month of the agency, which have the same input. */
export type SheetKey =
  | 'membergroupKeeprepShow'
  | 'membergroupDeliveryBookShow'
  | 'membergroupSummarizeRepShow'
  | 'membergroupDeductResultShow';

const PERIOD = /^2[45]\d{2}(0[1-9]|1[0-2])$/;

/** The month that the address names (?period=256911), the newest when it names none. */
export function useSheet<K extends SheetKey>(key: K) {
  const wanted = useSearchParams()[0].get('period');
  const member_group_no = useGroupSession()?.member_group_no;
  // No call without a valid month.
  const isMonth = wanted === null || PERIOD.test(wanted);
  const body = { member_group_no, ...(wanted !== null && { recv_period: wanted }) };
  // All of them have the same input, which TypeScript cannot infer from the key.
  const input = member_group_no && isMonth ? ({ body } as CallInput<K>) : undefined;
  const feed = useFeed(key, input);
  const isUnknown = feed.error instanceof ApiError && feed.error.status === 404;
  // While another month is loading, the list of months stays.
  const [periods, keep] = useState<readonly string[]>([]);
  const fresh = feed.data?.periods;
  if (fresh && fresh !== periods) keep(fresh);
  return { feed, wanted, periods, isMissing: !isMonth || isUnknown };
}
