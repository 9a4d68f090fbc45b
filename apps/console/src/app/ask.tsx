import { EmptyState } from '@coop/ui/empty-state';
import { FailedState } from '@coop/ui/failed-state';
import { Skeleton } from '@coop/ui/skeleton';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { said } from './said.ts';

/** Asks the mock, and again every so often while the page is looked at. */
export function useAsk<T>(
  key: readonly unknown[],
  ask: () => Promise<T>,
  everyMs: number | false = false,
): UseQueryResult<T> {
  return useQuery({
    queryKey: key,
    queryFn: ask,
    refetchInterval: everyMs,
    retry: false,
  });
}

export interface AskedProps<T> {
  asked: UseQueryResult<T>;
  /** Said in place of an answer with nothing in it. */
  empty?: { when: (answer: T) => boolean; title: string; detail?: string };
  children: (answer: T) => ReactNode;
}

/** An answer in each of its states: on its way, refused, empty, there. */
export function Asked<T>({ asked, empty, children }: AskedProps<T>) {
  const { data, error, isFetching, refetch } = asked;
  if (data !== undefined && !error) {
    if (empty?.when(data)) return <EmptyState title={empty.title}>{empty.detail}</EmptyState>;
    return children(data);
  }
  if (!error) return <Skeleton lines={3} />;
  return (
    <FailedState
      title="mock ไม่ตอบ"
      detail={said(error)}
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}
