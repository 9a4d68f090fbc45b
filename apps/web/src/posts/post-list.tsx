import { MOST_SEARCH } from '@coop/contracts/info/post-limits';
import { Button } from '@coop/ui/button';
import { Pagination } from '@coop/ui/pagination';
import { SearchField } from '@coop/ui/search-field';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FeedView } from '../feed/feed-view.tsx';
import type { Feed } from '../feed/use-feed.ts';
import { NoSuchPage } from './no-such-page.tsx';
import styles from './posts.module.css';
import { type ListQuery, pagesOf } from './use-list-query.ts';

interface ListSearchProps {
  readonly label: string;
  readonly list: Pick<ListQuery, 'q' | 'change'>;
  /** Other filters of the same list, as fields with the names that the address gives them. */
  readonly children?: ReactNode;
}

/**
 * Search by Enter or button; emptying the field shows the whole list at once. When the address changes, the field takes
 * its words and keeps the focus.
 */
export function ListSearch({ label, list, children }: ListSearchProps) {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(list.q);
  const [shown, setShown] = useState(list.q);
  if (shown !== list.q) {
    setShown(list.q);
    setTyped(list.q);
  }
  return (
    <search className="no-print">
      {/* Without scripts the browser itself opens the address of what was chosen. */}
      <form
        method="get"
        action={pathname}
        className={styles.filters}
        onSubmit={(event) => {
          event.preventDefault();
          list.change({ q: typed.trim() });
        }}
      >
        <div className={styles.search}>
          <SearchField
            label={label}
            name="q"
            maxLength={MOST_SEARCH}
            value={typed}
            onChange={(value) => {
              setTyped(value);
              if (value === '' && list.q !== '') list.change({ q: '' });
            }}
          />
          <Button type="submit">ค้นหา</Button>
        </div>
        {children}
      </form>
    </search>
  );
}

interface PostListProps<Row> {
  readonly list: ListQuery;
  readonly feed: Feed<{ readonly rows: readonly Row[]; readonly total: number }>;
  /** Number of them, in words. */
  readonly count: (total: number) => string;
  /** Name of the way to the other pages. */
  readonly pagesLabel: string;
  /** In place of a list without rows. */
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** Shows how many texts were found, a page of them, and the way to the other pages. */
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
