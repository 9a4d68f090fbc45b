import { MOST_SEARCH } from '@coop/contracts/info/post-limits';
import { Button } from '@coop/ui/button';
import { SearchField } from '@coop/ui/search-field';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './posts.module.css';
import type { ListQuery } from './use-list-query.ts';

interface ListSearchProps {
  readonly label: string;
  readonly list: Pick<ListQuery, 'q' | 'change'>;
  /** Other filters of the same list, as fields with the names that the address gives them. */
  readonly children?: ReactNode;
}

/**
 * Search by Enter or button; emptying the field shows the whole list at once. Must be remounted when the address
 * changes.
 */
export function ListSearch({ label, list, children }: ListSearchProps) {
  const { pathname } = useLocation();
  const [typed, setTyped] = useState(list.q);
  return (
    <search>
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
