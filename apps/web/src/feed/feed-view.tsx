import { formatThaiInstant } from '@coop/format/thai-date';
import { FailedState } from '@coop/ui/failed-state';
import { Skeleton } from '@coop/ui/skeleton';

import type { ReactNode } from 'react';
import { failureWords } from '../toasts/notify.ts';
import { FailedPlace } from './failed-place.tsx';
import { offlineMode } from './offline-mode.ts';
import type { Feed } from './use-feed.ts';

interface FeedViewProps<T> {
  readonly feed: Feed<T>;
  /** Heights of the skeleton boxes, those of the content to come, so that nothing moves when it arrives. */
  readonly blocks: readonly string[];
  readonly children: (data: T) => ReactNode;
}

const NOT_KEPT = 'ส่วนนี้ไม่ได้เก็บไว้ในเครื่อง เมื่อมีอินเทอร์เน็ตแล้วจึงดูได้';

/** A feed in each of its states: a skeleton while it loads, a reason and a retry when it failed, else its content. */
export function FeedView<T>({ feed, blocks, children }: FeedViewProps<T>) {
  const retry = () => void feed.refetch();
  if (feed.data !== undefined) {
    return (
      <>
        {feed.isError && (
          <FailedState
            title={`ปรับปรุงข้อมูลไม่สำเร็จ ข้อมูลด้านล่างอ่านไว้เมื่อ ${formatThaiInstant(feed.dataUpdatedAt)}`}
            detail={failureWords(feed.error)}
            onRetry={retry}
            busy={feed.isFetching}
          />
        )}
        {children(feed.data)}
      </>
    );
  }
  if (feed.isError) {
    const isKept = offlineMode.get() === 'kept';
    const detail = isKept ? NOT_KEPT : failureWords(feed.error);
    return (
      <FailedPlace error={feed.error} detail={detail} onRetry={retry} busy={feed.isFetching} />
    );
  }
  return <Skeleton blocks={blocks} />;
}
