import { Pagination } from '@coop/ui/pagination';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { FeedView } from '../../feed/feed-view.tsx';
import type { Feed } from '../../feed/use-feed.ts';
import { NoSuchPage } from './no-such-page.tsx';
import { type ListQuery, pagesOf } from './use-list-query.ts';

interface PostListProps<Row> {
  readonly list: ListQuery;
  readonly feed: Feed<{ readonly rows: readonly Row[]; readonly total: number }>;
  /** How many there are, in words. */
  readonly count: (total: number) => string;
  /** Name of the way to the other pages. */
  readonly pagesLabel: string;
  /** In place of a list without rows. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** How many texts were found, a page of them, and the way to the other pages. */
export function PostList<Row>(props: PostListProps<Row>) {
  const { list, feed, count, pagesLabel, empty, children } = props;
  return (
    <>
      {/* A live region must exist before its text, or screen readers do not announce it. */}
      <p role="status" className="note">
        {feed.data ? count(feed.data.total) : '\u00A0'}
      </p>
      <FeedView feed={feed} blocks={['48rem']}>
        {({ rows, total }) =>
          total === 0 ? (
            empty
          ) : (
            <>
              {rows.length > 0 ? (
                children(rows)
              ) : (
                <NoSuchPage last={pagesOf(total)} hrefOf={list.hrefOf} />
              )}
              <Pagination
                page={list.page}
                pages={pagesOf(total)}
                label={pagesLabel}
                renderLink={(to, link) => <Link to={list.hrefOf(to)} {...link} />}
              />
            </>
          )
        }
      </FeedView>
    </>
  );
}
