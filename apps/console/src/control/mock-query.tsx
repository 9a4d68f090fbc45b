import { DataTable, type DataTableProps } from '@coop/ui/data-table';
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

interface Empty<T> {
  /** An empty list is, where nothing is said. */
  readonly when?: (answer: T) => boolean;
  readonly title: string;
  readonly detail?: string;
}

interface QueryViewProps<T> {
  readonly query: UseQueryResult<T>;
  /** Shown in place of an empty answer. */
  readonly empty?: Empty<T>;
  readonly children: (answer: T) => ReactNode;
}

const isEmptyList = (answer: unknown) => Array.isArray(answer) && answer.length === 0;

/** Shows a query in each of its states: loading, failed, empty, answered. */
export function QueryView<T>({ query, empty, children }: QueryViewProps<T>) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined && !error) {
    if (!empty || !(empty.when ?? isEmptyList)(data)) return children(data);
    return <EmptyState title={empty.title}>{empty.detail}</EmptyState>;
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

/** Some rows have no name of their own: they are told apart by their place. */
type Numbered<Row> = Row & { readonly index: number };

interface QueryTableProps<Row>
  extends Pick<DataTableProps<Numbered<Row>>, 'caption' | 'columns' | 'rowKey'> {
  readonly query: UseQueryResult<Row[]>;
  readonly empty: Empty<Row[]>;
}

/** Shows the list that a query is answered with as a table. */
export function QueryTable<Row>({ query, empty, ...table }: QueryTableProps<Row>) {
  return (
    <QueryView query={query} empty={empty}>
      {(rows) => <DataTable {...table} rows={rows.map((row, index) => ({ ...row, index }))} />}
    </QueryView>
  );
}
