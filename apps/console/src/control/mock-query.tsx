import { EmptyState } from '@coop/ui/empty-state';
import { FailedState } from '@coop/ui/failed-state';
import { Skeleton } from '@coop/ui/skeleton';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorText, isRefusal } from './error-text.ts';

/** Reads from the mock; with an interval, repeatedly while the page is visible. */
export function useMockQuery<T>(
  key: readonly unknown[],
  read: () => Promise<T>,
  everyMs: number | false = false,
): UseQueryResult<T> {
  return useQuery({
    queryKey: key,
    queryFn: read,
    refetchInterval: everyMs,
    retry: false,
  });
}

export interface QueryViewProps<T> {
  query: UseQueryResult<T>;
  /** Shown in place of an empty answer. */
  empty?: { when: (answer: T) => boolean; title: string; detail?: string };
  children: (answer: T) => ReactNode;
}

/** Shows a query in each of its states: loading, failed, empty, answered. */
export function QueryView<T>({ query, empty, children }: QueryViewProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined && !error) {
    if (empty?.when(data)) return <EmptyState title={empty.title}>{empty.detail}</EmptyState>;
    return children(data);
  }
  if (!error) return <Skeleton lines={3} />;
  return (
    <FailedState
      title={isRefusal(error) ? 'ไม่มีสิ่งที่ขอดู' : 'mock ไม่ตอบ'}
      detail={errorText(error)}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
