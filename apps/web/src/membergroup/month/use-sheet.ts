import { ApiError } from '@coop/contracts/api-error';
import type { CallInput } from '@coop/contracts/client';
import { periodIndex } from '@coop/format/thai-date';
import { useState } from 'react';
import { type LoaderFunction, useSearchParams } from 'react-router';
import { pageContext } from '../../feed/loader.ts';
import { useFeed } from '../../feed/use-feed.ts';
import { useGroupSession } from '../../session/session.ts';

/** Feeds of a month of the agency, which have the same input. */
export type SheetKey =
  | 'membergroupKeeprepShow'
  | 'membergroupDeliveryBookShow'
  | 'membergroupSummarizeRepShow'
  | 'membergroupDeductResultShow';

/** Returns what a sheet is asked for with; undefined without a valid month. */
function sheetInput<K extends SheetKey>(
  agency: string | undefined,
  wanted: string | null,
): CallInput<K> | undefined {
  if (!agency || (wanted !== null && periodIndex(wanted) === null)) return undefined;
  const body = { member_group_no: agency, ...(wanted !== null && { recv_period: wanted }) };
  // All of them have the same input, which TypeScript cannot infer from the key.
  return { body } as CallInput<K>;
}

/** Loads the sheet that the address names. */
export const sheetLoader =
  <K extends SheetKey>(key: K): LoaderFunction =>
  ({ context, url }) => {
    const { agency, ask } = context.get(pageContext);
    const input = sheetInput<K>(agency, url.searchParams.get('period'));
    return input && ask(key, input);
  };

/** The month that the address names (?period=256911), the newest when it names none. */
export function useSheet<K extends SheetKey>(key: K) {
  const wanted = useSearchParams()[0].get('period');
  const agency = useGroupSession()?.member_group_no;
  const feed = useFeed(key, sheetInput<K>(agency, wanted));
  const isMonth = wanted === null || periodIndex(wanted) !== null;
  const isUnknown = feed.error instanceof ApiError && feed.error.status === 404;
  // While another month is loading, the list of months stays.
  const [periods, keep] = useState<readonly string[]>([]);
  const fresh = feed.data?.periods;
  if (fresh && fresh !== periods) keep(fresh);
  const isMissing = !isMonth || isUnknown;
  return { feed, data: isMissing ? undefined : feed.data, wanted, periods, isMissing };
}
